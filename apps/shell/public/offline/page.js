const PAUSE = 5_000;

try {
  const theme = localStorage.getItem('bolt-showcase-theme');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Blocked storage: the page follows the system.
}

/** The URL is still the requested one. After the `online` event, the network may need a moment more. */
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
