/* global addEventListener, document, fetch, localStorage, location, setInterval */

const PAUSE = 5_000;

try {
  const theme = localStorage.getItem('bolt-showcase-theme');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Blocked storage: the page follows the system.
}

/** The address is still the one that was asked for. A network that says it is back may need a moment more. */
function comeBack() {
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  );
}

setInterval(comeBack, PAUSE);
addEventListener('online', comeBack);
addEventListener('DOMContentLoaded', () => {
  document.querySelector('button')?.addEventListener('click', () => location.reload());
});
