import { escapeHtml } from '../../head/write-head.ts';
import type { PublicCreator } from '../../public/creators.ts';
import type { PublicProject } from '../../public/projects.ts';
import { bucketUrl } from '../../public/read-rows.ts';
import type { PublicSource } from '../../public/source.ts';
import { cardOfCreator, cardOfProject, type CardContent } from '../cards/card-content.ts';
import { formatPrice } from '../format-price.ts';

/** A card as HTML, and what is said of it. */
export type Card = {
  /** Of the card itself, by id: a username may become that of another. */
  path: string;
  /** The same as a picture. */
  picture: { kind: 'projects' | 'creators'; id: string; content: CardContent };
  title: string;
  url: string;
  author: { name: string; url: string };
  html: string;
  height: number;
};

const MAX_SKILLS = 5;
const HEIGHTS = { picture: 400, text: 240 };

export function projectCard(source: PublicSource, project: PublicProject): Card {
  const { title, url, tagline, description, creator, sale } = project;
  const image = storedImage(source, project.image);
  const facts = [
    `<bdi>${escapeHtml(creator.name)}</bdi>`,
    ...(creator.rating ? [writeRating(creator.rating)] : []),
  ];
  return {
    path: `/embed/projects/${project.id}`,
    picture: { kind: 'projects', id: project.id, content: cardOfProject(project) },
    author: creator,
    title: `${title} by ${creator.name}`,
    url,
    height: image ? HEIGHTS.picture : HEIGHTS.text,
    html: [
      image && `<img class="cover" src="${escapeHtml(image)}" alt="">`,
      '<div class="text">',
      heading(title, url),
      paragraph('about', tagline || description),
      `<p class="quiet">${facts.join(' · ')}</p>`,
      sale && `<p>${writeSale(sale)}</p>`,
      siteLink(source),
      '</div>',
    ].join(''),
  };
}

export function creatorCard(source: PublicSource, creator: PublicCreator): Card {
  const { name, url, specialization, rating, hourlyRate, skills } = creator;
  const portrait = storedImage(source, creator.image);
  const facts = [
    ...(rating ? [writeRating(rating)] : []),
    ...(hourlyRate ? [`${formatPrice(hourlyRate)} per hour`] : []),
  ];
  const list = skills.slice(0, MAX_SKILLS).map((skill) => `<bdi>${escapeHtml(skill)}</bdi>`);
  return {
    path: `/embed/creators/${creator.id}`,
    picture: { kind: 'creators', id: creator.id, content: cardOfCreator(creator) },
    author: { name, url },
    title: name,
    url,
    height: HEIGHTS.text,
    html: [
      '<div class="text"><div class="person">',
      portrait && `<img class="portrait" src="${escapeHtml(portrait)}" alt="">`,
      `<div>${heading(name, url)}${paragraph('quiet', specialization ?? '')}</div></div>`,
      facts.length > 0 ? `<p>${facts.join(' · ')}</p>` : '',
      list.length > 0 ? `<p class="quiet">${list.join(', ')}</p>` : '',
      siteLink(source),
      '</div>',
    ].join(''),
  };
}

/** What a frame shows when there is nothing, or no longer. */
export function missingCard(source: PublicSource): Pick<Card, 'title' | 'url' | 'html'> {
  const text = '<p>What was here is no longer public.</p>';
  return {
    title: 'Not available',
    url: source.origin,
    html: `<div class="text"><h1>Not available</h1>${text}${siteLink(source)}</div>`,
  };
}

/** Without a picture of another host, which could see who looks at a card. The small copy is enough. */
function storedImage(source: PublicSource, image: string | null): string {
  const isStored = image?.startsWith(bucketUrl(source)) ?? false;
  return isStored && image ? image.replace(/-1600(\.\w+)$/, '-480$1') : '';
}

function heading(text: string, url: string): string {
  return `<h1 dir="auto">${link(text, url)}</h1>`;
}

function siteLink({ origin }: PublicSource): string {
  return `<p class="site">${link('Bolt Showcase', origin)}</p>`;
}

/** A card is in a frame of another site, which may forbid to leave it by itself. */
function link(text: string, url: string): string {
  return `<a href="${escapeHtml(url)}" target="_blank" rel="noopener">${escapeHtml(text)}</a>`;
}

function paragraph(name: string, text: string): string {
  return text && `<p class="${name}" dir="auto">${escapeHtml(text)}</p>`;
}

function writeRating({ average, count }: { average: number; count: number }): string {
  const reviews = count === 1 ? '1 review' : `${count} reviews`;
  return `<span class="star" aria-hidden="true">★</span> ${average.toFixed(1)} (${reviews})`;
}

function writeSale({ price, kind, isSold }: { price: number; kind: string; isSold: boolean }) {
  if (isSold) return 'Sold';
  return `${formatPrice(price)}, ${kind === 'once' ? 'all rights' : 'license'}`;
}
