import { clearInterval, setInterval } from 'node:timers';

/**
 * Calls back when the process that started this one has ended: a shell between npm and us that is told to stop does not pass that on.
 * @param {() => void} callback
 */
export function onParentGone(callback) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}
