import { times } from '../random.ts';

const shapes = {
  throw:
    '<path d="M26 18h68q6 0 6 6v48l-4 4-4-4-4 4-4-4-4 4-4-4-4 4-4-4-4 4-4-4-4 4-4-4-4 4-4-4-4 4-4-4-4 4-4-4-4 4-4-4V24q0-6 6-6z" />',
  cushion: '<path d="M24 18q36 8 72 0-7 27 0 56-36-8-72 0 7-28 0-56z"/>',
  scarf: '<path d="M40 8h18q4 34 18 72H54Q42 44 40 8zM66 8h14q-4 18-10 26z"/>',
  rug: '<path d="M24 26h72l14 46H10z"/>',
  towel: '<path d="M36 10h48v66H36z"/>',
  roll: '<path d="M20 34q0-14 14-14h52q14 0 14 14v22q0 14-14 14H34q-14 0-14-14z"/>',
} as const;

/** A woven piece with stripes; the colors are background, cloth and two yarns. */
export function weave(
  shape: keyof typeof shapes,
  ground: string,
  cloth: string,
  yarn: string,
  other: string,
  look: 'stripes' | 'checks' | 'zigzag' | 'diamonds' = 'stripes',
): string {
  const id = `${shape}${look}${cloth}${yarn}`.replaceAll('#', '');
  const pattern = {
    stripes: times(
      9,
      (index) =>
        `<rect y="${index * 11 + 4}" width="120" height="${index % 3 === 0 ? 5 : 2}" fill="${index % 2 ? yarn : other}"/>`,
    ),
    checks: times(
      10,
      (index) =>
        `<rect x="${index * 13}" width="4" height="90" fill="${yarn}" opacity=".7"/><rect y="${index * 13}" width="120" height="4" fill="${other}" opacity=".7"/>`,
    ),
    zigzag: times(
      8,
      (index) =>
        `<path d="M-6 ${index * 13 + 4}${'l8 7 8-7'.repeat(9)}" fill="none" stroke="${index % 2 ? yarn : other}" stroke-width="3"/>`,
    ),
    diamonds: times(40, (index) => {
      const x = (index % 8) * 17 + (Math.floor(index / 8) % 2) * 8;
      const y = Math.floor(index / 8) * 18 + 8;
      return `<path d="M${x} ${y}l6-8 6 8-6 8z" fill="${index % 2 ? yarn : other}"/>`;
    }),
  }[look];
  return `<svg class="art" viewBox="0 0 120 90" preserveAspectRatio="xMidYMid slice"><rect width="120" height="90" fill="${ground}"/><ellipse cx="60" cy="78" rx="44" ry="5" fill="#00000016"/><clipPath id="${id}">${shapes[shape]}</clipPath><g clip-path="url(#${id})"><rect width="120" height="90" fill="${cloth}"/>${pattern.join('')}${shape === 'throw' || shape === 'towel' ? '<path d="M0 44h120v5H0z" fill="#00000026"/><path d="M0 42h120v2H0z" fill="#ffffff40"/>' : ''}</g></svg>`;
}
