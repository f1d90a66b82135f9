import { palette } from '@showcase/ui/palette';
import { escapeHtml } from '../../head/write-head.ts';
import { estimateWidth } from './text-width.ts';

type BadgePart = { text: string; background: string; color: string };

export type BadgeCreator = {
  name: string;
  /** Null without reviews. */
  rating: { average: number; count: number } | null;
};

const HEIGHT = 20;
const TEXT_SIZE = 11;
const PADDING = 8;
/** The logo at the start. */
const LOGO = 20;
const MAX_NAME = 32;
const { night, light } = palette;
/** The first letter decides on the direction of a text. */
const RIGHT_TO_LEFT =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A line with a creator's name and rating, for pages of others. Without a creator, it names the site only. */
export function drawBadge(creator: BadgeCreator | null): string {
  const name = creator ? cleanName(creator.name) : 'Bolt Showcase';
  const invitation = creator ? 'Hire me on Bolt Showcase' : 'Hire a creator';
  const { label, mark } = describeRating(creator?.rating ?? null);
  const parts: BadgePart[] = [
    { text: name, background: night.paper, color: night.ink },
    ...(mark ? [{ text: mark, background: night.surface, color: night.spark }] : []),
    { text: invitation, background: light.volt, color: light.onVolt },
  ];
  return writeSvg(parts, `${name}${label}. ${invitation}`);
}

function describeRating(rating: BadgeCreator['rating']) {
  if (!rating) return { label: '', mark: '' };
  const figure = rating.average.toFixed(1);
  return { label: `, rated ${figure} out of 5`, mark: `★ ${figure} (${rating.count})` };
}

/** What XML forbids, and what turns the text beside it, is left out; a long name ends with an ellipsis. */
function cleanName(name: string): string {
  const clean = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Noncharacter_Code_Point}\p{Bidi_Control}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...new Intl.Segmenter('en').segment(clean)].map(({ segment }) => segment);
  if (letters.length <= MAX_NAME) return clean;
  return `${letters
    .slice(0, MAX_NAME - 1)
    .join('')
    .trimEnd()}…`;
}

/**
 * The fonts of who looks at it are unknown, so each text is set to a width. By its glyphs too, because spaces alone would pull joined
 * letters apart, as in Arabic.
 */
function writeSvg(parts: readonly BadgePart[], label: string): string {
  let left = 0;
  const drawn = parts.map(({ text, background, color }, index) => {
    const start = index === 0 ? LOGO : 0;
    const textWidth = estimateWidth(text, TEXT_SIZE);
    const width = start + textWidth + 2 * PADDING;
    const middle = left + start + PADDING + textWidth / 2;
    const box = `<rect x="${left}" width="${width}" height="${HEIGHT}" fill="${background}"/>`;
    left += width;
    const direction = RIGHT_TO_LEFT.test(text) ? ' direction="rtl"' : '';
    return `${box}<text${direction} x="${middle}" y="14" fill="${color}" textLength="${textWidth}" lengthAdjust="spacingAndGlyphs">${escapeHtml(text)}</text>`;
  });
  const title = escapeHtml(label);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left}" height="${HEIGHT}" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    `<clipPath id="r"><rect width="${left}" height="${HEIGHT}" rx="4"/></clipPath>`,
    `<g clip-path="url(#r)" text-anchor="middle" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="${TEXT_SIZE}">`,
    ...drawn,
    `<path transform="translate(6 3) scale(.5)" fill="${night.spark}" d="M15.6 4.5 7.2 15.6h5.2l-1.1 7.9 8.5-11.3h-5.3z"/>`,
    '</g></svg>',
  ].join('');
}
