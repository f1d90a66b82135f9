import { clearInterval, setInterval } from 'node:timers';

/**
 * Calls back when the parent process has ended: a shell between npm and us does not forward the signal that stops it.
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
