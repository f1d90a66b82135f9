import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FileIcon } from './file-icon.tsx';

it.each([
  ['image/png', 'file-image'],
  ['image/svg+xml', 'file-image'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'file-text'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'file-spreadsheet'],
  ['application/xml', 'file-code'],
  ['application/ld+json', 'file-code'],
  ['application/octet-stream', 'file'],
])('a file of the type %s has the icon %s', (type, icon) => {
  expect(renderToStaticMarkup(<FileIcon type={type} />)).toMatch(new RegExp(`lucide-${icon}[ "]`));
});
