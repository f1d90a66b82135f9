import * as v from 'valibot';
import { MAX_LICENSE_LENGTH, MAX_LICENSES } from '../projects/sale.ts';

const lockfile = v.object({
  lockfileVersion: v.picklist([2, 3]),
  packages: v.record(
    v.string(),
    v.object({
      license: v.fallback(v.optional(v.string()), undefined),
      dev: v.optional(v.boolean(), false),
      link: v.optional(v.boolean(), false),
    }),
  ),
});

/** What stands for the license of a package that names none. */
const UNNAMED = 'No license named';

/**
 * The licenses of the packages in a package-lock.json that are part of the product, those with strong copyleft first; null for any other
 * text. Earlier versions of the format, and those of other package managers, name no licenses.
 */
export function readLicenses(text: string): string[] | null {
  const parsed = v.safeParse(lockfile, parseJson(text));
  if (!parsed.success) return null;
  const licenses = Object.entries(parsed.output.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([, { license }]) => shorten(license?.trim() || UNNAMED));
  return sortLicenses([...new Set(licenses)]).slice(0, MAX_LICENSES);
}

/** Those with strong copyleft first, so that none of them is cut off, and by name. */
function sortLicenses(licenses: string[]) {
  const rank = (license: string) => Number(!isStrongCopyleft(license));
  return licenses.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en'));
}

function shorten(license: string) {
  const characters = [...license];
  return characters.length > MAX_LICENSE_LENGTH
    ? `${characters.slice(0, MAX_LICENSE_LENGTH - 1).join('')}…`
    : license;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const STRONG = /^(?:A?GPL|SSPL|OSL|EUPL|RPL|CPAL|Sleepycat|QPL)(?:-|$)/i;
/** Also in a text that is no expression, where the LGPL is none of them. */
const STRONG_IN_TEXT = /(?:^|[^a-z])A?GPL/i;

/**
 * Whether a license asks people who share a product to publish its own code under the same license. In an expression such as
 * `(MIT OR GPL-3.0-only)`, the user of the part chooses.
 */
export function isStrongCopyleft(license: string): boolean {
  const tokens = license.match(/[()]|[^\s()]+/g) ?? [];
  const skip = (...words: string[]) => {
    const isNext = words.includes(tokens[0]?.toUpperCase() ?? '');
    if (isNext) tokens.shift();
    return isNext;
  };
  const readOne = (): boolean => {
    if (!skip('(')) return STRONG.test(tokens.shift() ?? '');
    const isStrong = readAny();
    skip(')');
    return isStrong;
  };
  const readAll = (): boolean => {
    let isStrong = readOne();
    while (skip('AND', 'WITH')) isStrong = readOne() || isStrong;
    return isStrong;
  };
  const readAny = (): boolean => {
    let isStrong = readAll();
    while (skip('OR')) isStrong = readAll() && isStrong;
    return isStrong;
  };
  const isStrong = readAny();
  return tokens.length === 0 ? isStrong : STRONG_IN_TEXT.test(license);
}
