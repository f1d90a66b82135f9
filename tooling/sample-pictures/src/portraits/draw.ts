import { styles } from './hair.ts';
import { skins, type Portrait } from './person.ts';
import type { Picture } from '../frames.ts';

const heads = {
  soft: 'M88 104C88 70 104 58 128 58s40 12 40 46c0 40-14 68-40 68S88 144 88 104z',
  long: 'M89 102C89 70 105 58 128 58s39 12 39 44c0 44-12 74-39 74S89 146 89 102z',
  square:
    'M88 102C88 70 104 58 128 58s40 12 40 44c0 30-4 46-12 56-8 10-16 15-28 15s-20-5-28-15c-8-10-12-26-12-56z',
};

const clothes = (top: string): Record<Portrait['cloth'], string> => ({
  crew: `<path d="M106 197q22 20 44 0" fill="none" stroke="#00000026" stroke-width="7"/>`,
  collar: `<path d="M106 192l22 26-20 18-16-36zM150 192l-22 26 20 18 16-36z" fill="#ffffff" opacity=".88"/><path d="M128 218v40" stroke="#0000001f" stroke-width="3"/>`,
  blazer: `<path d="M108 192l20 50 20-50z" fill="#fbf7f0"/><path d="M104 194L84 214l32 44h12zM152 194l20 20-32 44h-12z" fill="#00000024"/>`,
  hood: `<path d="M88 200c4 26 76 26 80 0 8 6 10 16 4 24-22 18-66 18-88 0-6-8-4-18 4-24z" fill="#00000022"/><path d="M116 222v26M140 222v26" stroke="#fff" stroke-width="3.5" stroke-linecap="round" opacity=".85"/>`,
  turtle: `<path d="M106 176h44q4 12 3 26-25 12-50 0-1-14 3-26z" fill="${top}"/><path d="M104 198q24 11 48 0" fill="none" stroke="#00000020" stroke-width="3.5"/>`,
  vee: `<path d="M108 190l20 34 20-34z" fill="var(--skin)"/><path d="M105 192l23 38 23-38" fill="none" stroke="#0000002b" stroke-width="6" stroke-linejoin="round"/>`,
});

const mouths = (lip: string): Record<NonNullable<Portrait['smile']>, string> => ({
  closed: `<path d="M113 148q15 12 30 0" fill="none" stroke="${lip}" stroke-width="4" stroke-linecap="round"/>`,
  small: `<path d="M117 149q11 8 22 0" fill="none" stroke="${lip}" stroke-width="4" stroke-linecap="round"/>`,
  open: `<path d="M112 145h32c-1 12-8 17-16 17s-15-5-16-17z" fill="#7a2f2c"/><path d="M115 145h26q-1 6-4 6h-18q-3 0-4-6z" fill="#fff"/>`,
});

const beards = (hair: string): Record<NonNullable<Portrait['beard']>, string> => ({
  stubble: `<path d="M89 122c1 30 14 51 39 51s38-21 39-51c-4 8-6 12-10 13-8-3-18-5-29-5s-21 2-29 5c-4-1-6-5-10-13z" fill="${hair}" opacity=".2"/>`,
  short: `<path d="M88 110c0 40 14 66 40 66s40-26 40-66c-4 12-5 22-10 25-6-2-14-5-20-4-4 2-16 2-20 0-6-1-14 2-20 4-5-3-6-13-10-25zM112 145q16-6 32 0-2 16-16 16t-16-16z" fill="${hair}" fill-rule="evenodd"/>`,
  full: `<path d="M87 106c-3 44 12 84 41 84s44-40 41-84c-4 14-5 26-11 29-6-3-14-7-21-5-4 2-14 2-18 0-7-2-15 2-21 5-6-3-7-15-11-29zM112 145q16-5 32 0-2 15-16 15t-16-15z" fill="${hair}" fill-rule="evenodd"/>`,
  moustache: `<path d="M128 136c8-5 20-1 24 9-8 3-18 1-24-3-6 4-16 6-24 3 4-10 16-14 24-9z" fill="${hair}"/>`,
});

const glasses: Record<NonNullable<Portrait['glasses']>, string> = {
  round:
    '<g fill="#ffffff38" stroke="#2b2a30" stroke-width="3.4"><circle cx="109" cy="117" r="15"/><circle cx="147" cy="117" r="15"/><path d="M124 115q4-4 8 0M94 114l-7-3M162 114l7-3" fill="none"/></g>',
  square:
    '<g fill="#ffffff38" stroke="#22232a" stroke-width="4"><rect x="93" y="105" width="31" height="24" rx="5"/><rect x="132" y="105" width="31" height="24" rx="5"/><path d="M124 114h8M93 111l-6-2M163 111l6-2" fill="none"/></g>',
  thin: '<g fill="none" stroke="#6a5a3a" stroke-width="2.2"><rect x="94" y="106" width="30" height="22" rx="10"/><rect x="132" y="106" width="30" height="22" rx="10"/><path d="M124 115q4-3 8 0M94 113l-7-2M162 113l7-2"/></g>',
};

/** A portrait of 256 by 256. */
export function draw(person: Portrait): Picture {
  const [skin, shade, lip] = skins[person.skin];
  const light = `color-mix(in oklab, ${person.hair} 78%, #fff)`;
  const hair = styles[person.style]?.(person.hair, light);
  if (!hair) throw new Error(`There is no hair style "${person.style}".`);
  const isScarf = person.style === 'scarf';
  const brow = isScarf ? '#3a2a22' : `color-mix(in oklab, ${person.hair} 82%, #1a1210)`;
  const ears = isScarf
    ? ''
    : `<ellipse cx="88" cy="120" rx="9" ry="12" fill="${skin}"/><ellipse cx="168" cy="120" rx="9" ry="12" fill="${skin}"/><path d="M86 115q-4 4 0 10M170 115q4 4 0 10" stroke="${shade}" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;
  const extras = {
    freckles: `<g fill="${shade}">${[
      [101, 131],
      [107, 135],
      [112, 130],
      [144, 130],
      [149, 135],
      [155, 131],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.7"/>`)
      .join('')}</g>`,
    earrings:
      '<circle cx="86" cy="137" r="4.2" fill="#e6b23c"/><circle cx="170" cy="137" r="4.2" fill="#e6b23c"/>',
    lines: `<path d="M96 128q-3 2-5 5M160 128q3 2 5 5M106 140q-3 4-3 8M150 140q3 4 3 8" stroke="${shade}" stroke-width="2" fill="none" stroke-linecap="round"/>`,
  };
  const lashes = person.lips
    ? '<path d="M100 113q-3-1-5-4M156 113q3-1 5-4" stroke="#1d1716" stroke-width="2.6" stroke-linecap="round" fill="none"/>'
    : '';
  const html = `<svg width="256" height="256" viewBox="0 0 256 256" style="--skin:${skin}"><rect width="256" height="256" fill="${person.back}"/><circle cx="128" cy="128" r="112" fill="#ffffff" opacity=".16"/><g transform="translate(-23 -12) scale(1.18)">${hair.back ?? ''}<path d="M30 270c0-44 34-62 76-72h44c42 10 76 28 76 72z" fill="${person.top}"/><path d="M108 156h40v40q-20 26-40 0z" fill="${skin}"/><path d="M108 166q20 22 40 2v14q-20 16-40 2z" fill="${shade}" opacity=".75"/>${clothes(person.top)[person.cloth]}${ears}<path d="${heads[person.face ?? 'soft']}" fill="${skin}"/><ellipse cx="102" cy="138" rx="9" ry="6" fill="${lip}" opacity=".22"/><ellipse cx="154" cy="138" rx="9" ry="6" fill="${lip}" opacity=".22"/>${person.extra ? extras[person.extra] : ''}${person.beard ? beards(person.hair)[person.beard] : ''}<path d="M99 103q9-6 19-1M138 102q10-5 19 1" fill="none" stroke="${brow}" stroke-width="${person.lips ? 3.4 : 4.6}" stroke-linecap="round"/><ellipse cx="109" cy="117" rx="4.6" ry="5.4" fill="#1d1716"/><ellipse cx="147" cy="117" rx="4.6" ry="5.4" fill="#1d1716"/><circle cx="110.6" cy="115" r="1.5" fill="#fff"/><circle cx="148.6" cy="115" r="1.5" fill="#fff"/>${lashes}<path d="M128 118q-6 12-4 16 3 3 8 1" fill="none" stroke="${shade}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>${mouths(person.lips ? lip : `color-mix(in oklab, ${lip} 70%, #3a1a16)`)[person.smile ?? 'closed']}${hair.front}${person.glasses ? glasses[person.glasses] : ''}</g></svg>`;
  return { width: 256, height: 256, html };
}
