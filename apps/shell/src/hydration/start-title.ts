/** Where React does not take over the title that the page started with, it stays until the app sets one, and then goes. */
export function yieldStartTitle(): void {
  const start = document.querySelector('head > title');
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll('head > title').length < 2) return;
    start?.remove();
    observer.disconnect();
  });
  observer.observe(document.head, { childList: true });
}
