import Testing

@testable import SignFile

@Suite struct Smoke {
  @Test func smoke() {
    for t in ["", " \n ", "{", "[1,", "{ \"size\": 1,\n \"size\": 2 }", "{ } x", "[1,]", "{\"a\":1,\n}", "[01]", "[NaN]", "[True]", "{a:1}", "{'a':1}", "{\"a\":1 \"b\":2}", "{\"a\" 1}", "[1}", "[1 // x\n]", "\"abc\n\"", "[\"a\tb\"]", "[\"\\x\"]", "[\"\\u0000\"]", "[\"\\ud800\"]", "[\"\\udc00 \"]", "[1e]", "[1.]", "[.5]", "[+1]", "[-]", "[-Infinity]", "[0x10]", "[12px]", "[“a”]", "[1]]", "{\"\\u0061\":1, \"b\": {\"a\":1},\n\"a\":2}", "{\"fps\": 1,2}"] {
      do throws(SignFileError) { _ = try Node.parse(Array(t.utf8), file: "s.json"); print("ok", t) } catch { print(error.description) }
    }
  }
}
