/** Runs in the page: shows all of it once, so that lazy parts load, and resolves when its fonts and pictures are there. */
export async function loadEverything(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  const { documentElement: root } = document;
  for (let y = 0; y < root.scrollHeight; y += window.innerHeight) {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
  const pictures = [...document.images].map((picture) => picture.decode().catch(() => undefined));
  await Promise.all(pictures);
}
