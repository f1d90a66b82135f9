/** System fonts and colors, so that the page follows the theme of the browser. A picture opens in full size. */
export const galleryStyles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
header {
  position: sticky; top: 0; z-index: 1;
  display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.5rem;
  padding: .5rem 1.5rem;
  background: Canvas; border-bottom: 1px solid GrayText;
}
main { padding: 0 1.5rem 3rem; }
h1 { margin: 0; font-size: 1.25rem; }
header p { margin: 0; }
h2 { margin: 2rem 0 .5rem; font-size: 1.125rem; overflow-wrap: anywhere; }
small { font-weight: 400; }
h3 { margin: 0 0 .25rem; font-size: .875rem; font-weight: 400; }
ul { display: flex; flex-wrap: wrap; align-items: start; gap: 1.5rem 1rem; margin: 0; padding: 0; list-style: none; }
li { max-width: 100%; }
li > div { display: flex; gap: .5rem; }
figure { margin: 0; inline-size: 11rem; min-inline-size: 0; }
[data-width="768"] figure { inline-size: 16rem; }
[data-width="1440"] figure { inline-size: 22rem; }
a { display: block; }
img {
  display: block; inline-size: 100%; box-sizing: border-box;
  max-block-size: 24rem; object-fit: cover; object-position: top;
  border: 1px solid GrayText;
}
[data-status=changed] > div > figure img { max-block-size: none; }
pre { max-inline-size: 60rem; white-space: pre-wrap; overflow-wrap: anywhere; }
:root:has(#only-changed:checked) [data-status=same] { display: none; }
`;
