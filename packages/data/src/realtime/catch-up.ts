/** A restart of Realtime disconnects everyone at once, so their refetches are spread over this time. */
const MAX_DELAY = 5_000;

/** Decides when to refetch what may have been missed. */
export function createCatchUp(refetch: () => void) {
  let isDelayed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function cancel() {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    /** The server has disconnected us, and probably everyone else. */
    onDisconnected() {
      cancel();
      isDelayed = true;
    },
    /** Events arrive from now on. */
    onLive() {
      if (timer !== undefined) return;
      if (!isDelayed) return refetch();
      timer = setTimeout(() => {
        timer = undefined;
        isDelayed = false;
        refetch();
      }, Math.random() * MAX_DELAY);
    },
    cancel,
  };
}
