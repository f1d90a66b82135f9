// Serves the offline page when a navigation fails for lack of a network. Every other request goes to the site untouched.
// Increase the number when a file of the page changes.
const CACHE = 'offline-page-1';
const PAGE = '/offline/page.html';
const FILES = [PAGE, '/offline/page.css', '/offline/page.js', '/favicon.svg'];

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(store());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOlder(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOfPage = origin === self.location.origin && FILES.includes(pathname);
  if (request.mode !== 'navigate' && !isOfPage) return;
  const path = isOfPage ? pathname : PAGE;
  event.respondWith(fetch(request).catch(() => caches.match(path)));
});

async function store() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
}

async function removeOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
