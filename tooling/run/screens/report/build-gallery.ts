import type { Result } from '../comparison/compare-runs.ts';
import { galleryStyles } from './gallery-styles.ts';
import { summarize, type Compared, type Section } from './sort-results.ts';

/** The page that shows all pictures of a run next to the folders of pictures; the filter needs no script. */
export function buildGallery(sections: Section[], results: Result[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screens</title>
<link rel="icon" href="data:,">
<style>${galleryStyles}</style>
</head>
<body>
<header>
<h1>Screens</h1>
<p>${summarize(results)}</p>
<label><input type="checkbox" id="only-changed"> Only changed</label>
</header>
<main>
${sections.map(buildSection).join('\n')}
</main>
</body>
</html>
`;
}

function buildSection({ subject, status, pictures }: Section): string {
  return `<section data-status="${status}">
<h2>${escape(subject.name)} <small>${subject.kind}, ${status}</small></h2>
<ul>
${pictures.map(buildPicture).join('\n')}
</ul>
</section>`;
}

function buildPicture(picture: Compared): string {
  const { width, look, status, pixels, reason } = picture;
  const facts = [
    `${width} px`,
    look,
    status === 'same' ? '' : status,
    pixels ? `${pixels} pixels` : '',
  ];
  const content =
    status === 'failed'
      ? `<pre>${escape(reason ?? '')}</pre>`
      : listFolders(picture)
          .map((folder) => buildImage(picture, folder))
          .join('');
  return `<li data-status="${status}" data-width="${width}">
<h3>${facts.filter(Boolean).join(', ')}</h3>
<div>${content}</div>
</li>`;
}

function listFolders({ status }: Compared): string[] {
  return status === 'changed' ? ['previous', 'current', 'changed'] : ['current'];
}

const captions: Record<string, string> = {
  previous: 'Previous',
  current: 'Current',
  changed: 'Difference',
};

function buildImage({ subject, width, look, file, status }: Compared, folder: string): string {
  const src = `${folder}/${encodeURIComponent(file)}`;
  const caption = captions[folder] ?? folder;
  const alt = `${caption} picture of ${subject.name}, ${width} px, ${look}`;
  const image = `<a href="${src}"><img src="${src}" alt="${escape(alt)}" loading="lazy"></a>`;
  return `<figure>${image}${status === 'changed' ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
