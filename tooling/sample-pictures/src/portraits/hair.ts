type Layers = { back?: string; front: string };
type Style = (color: string, light: string) => Layers;

const cap =
  'M84 112C78 66 98 44 130 44s52 22 45 68c-3-12-6-22-12-30-14 4-44 6-62-4-8 8-14 20-17 34z';

/** Hair behind and in front of the head; the face is between x 88–168 and y 62–172. */
export const styles: Record<string, Style> = {
  pixie: (c, l) => ({
    front: `<path d="M82 116C74 66 98 40 132 42c34 2 50 30 42 74-4-4-6-12-8-20-6-6-10-14-12-22-14 12-40 18-58 16-6 6-10 14-14 26z" fill="${c}"/><path d="M100 66c12-12 30-16 46-10" stroke="${l}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  }),
  curls: (c, l) => ({
    front: `<g fill="${c}">${[
      [90, 92, 14],
      [92, 72, 17],
      [108, 56, 18],
      [130, 50, 19],
      [152, 57, 17],
      [166, 74, 16],
      [168, 93, 13],
      [118, 66, 15],
      [142, 66, 15],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
      .join(
        '',
      )}</g><path d="M104 56q8-8 16-4M136 52q10-2 14 6" stroke="${l}" stroke-width="3.5" fill="none" stroke-linecap="round"/>`,
  }),
  long: (c, l) => ({
    back: `<path d="M78 110C70 58 96 36 128 36s58 22 50 74c-2 34 6 62 14 92-20 14-108 14-128 0 8-30 16-58 14-92z" fill="${c}"/>`,
    front: `<path d="M84 122C78 70 100 46 130 46s50 24 42 76c-2-20-10-38-26-50-16-2-22-4-24-6-14 12-32 28-38 56z" fill="${c}"/><path d="M122 52c-16 6-26 18-30 34" stroke="${l}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  }),
  wavy: (c, l) => ({
    back: `<path d="M76 108C66 56 96 34 128 34s62 22 52 74c0 14 12 22 6 38s8 22 2 40c-8 20-34 18-60 18s-52 2-60-18c-6-18 8-24 2-40s6-24 6-38z" fill="${c}"/>`,
    front: `<path d="M84 120C76 66 104 44 134 46c30 2 46 30 38 74-6-12-6-30-18-44-18 2-34-2-42-8-6 16-22 30-28 52z" fill="${c}"/><path d="M112 56c18-8 38-4 48 10" stroke="${l}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  }),
  short: (c, l) => ({
    front: `<path d="M85 108C78 64 98 46 128 46s52 16 44 62c-4-8-5-16-8-24-18 2-50 2-68-4-5 8-8 18-11 28z" fill="${c}"/><path d="M104 60c12-8 30-9 42-4" stroke="${l}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  }),
  parted: (c, l) => ({
    front: `<path d="M85 110C76 66 94 40 132 40c36 0 48 28 40 70-4-10-6-20-10-28-26 2-46-6-54-18-4 18-18 26-23 46z" fill="${c}"/><path d="M112 52c14-6 32-4 44 8" stroke="${l}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  }),
  quiff: (c, l) => ({
    front: `<path d="M86 108c-8-30 2-54 18-60-2-6 2-10 6-12 24-8 56-2 62 22 6 16 4 34 0 50-4-10-5-18-9-26-16 0-40-2-58-10-10 8-15 20-19 36z" fill="${c}"/><path d="M116 48c16-6 34-2 42 12" stroke="${l}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  }),
  messy: (c, l) => ({
    front: `<path d="M84 110c-8-22-4-38 4-48l-4-8 14-2 4-12 14 4 10-10 12 8 16-4 4 12 14 4-2 12c8 12 8 28 2 44-4-10-5-16-8-24l-8-8-8 8-10-10-12 10-10-10-10 10-10-4c-5 8-9 16-12 28z" fill="${c}"/><path d="M108 54l12-6M136 46l14 6" stroke="${l}" stroke-width="4" stroke-linecap="round"/>`,
  }),
  bob: (c, l) => ({
    back: `<path d="M76 116C68 60 94 36 128 36s60 24 52 80c2 22 4 40 0 56-12 8-22 4-30 0h-44c-8 4-18 8-30 0-4-16-2-34 0-56z" fill="${c}"/>`,
    front: `<path d="M84 120C78 70 98 44 128 44s52 26 44 76c-4-14-8-28-12-40-18 4-46 4-64 0-4 12-8 26-12 40z" fill="${c}"/><path d="M100 60c14-10 40-10 54 0" stroke="${l}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  }),
  fringe: (c, l) => ({
    back: `<path d="M76 112C68 58 94 34 128 34s60 24 52 78c2 30 8 56 10 80-14 12-40 10-62 10s-48 2-62-10c2-24 8-50 10-80z" fill="${c}"/>`,
    front: `<path d="M84 116C78 66 98 42 128 42s52 24 44 74c-2-8-4-14-6-22-6 2-12-2-14-4-6 4-14 4-20 0-6 4-14 4-20 0-6 4-14 6-20 4-3 6-6 14-8 22z" fill="${c}"/><path d="M98 62c16-12 44-12 60 0" stroke="${l}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  }),
  crop: (c) => ({
    front: `<path d="M86 104C80 66 98 50 128 50s50 16 42 54c-3-8-4-16-8-24-18-6-50-6-68 0-4 8-6 16-8 24z" fill="${c}"/>`,
  }),
  fade: (c, l) => ({
    front: `<path d="M88 106c0-14 2-26 6-34h68c4 8 6 20 6 34-3-8-4-13-6-18H94c-2 5-3 10-6 18z" fill="${c}" opacity=".55"/><path d="M92 84c-8-30 8-50 36-50s46 18 38 50c-20-8-54-8-74 0z" fill="${c}"/><path d="M106 50c12-8 30-8 42-1" stroke="${l}" stroke-width="3.5" fill="none" stroke-linecap="round"/>`,
  }),
  shaved: (c) => ({
    front: `<path d="M88 106C88 70 104 58 128 58s40 12 40 48c-3-10-5-17-9-22-14-6-48-6-62 0-4 5-6 12-9 22z" fill="${c}" opacity=".42"/>`,
  }),
  bald: (c) => ({
    front: `<path d="M86 116c-4-10-4-20-1-28 4 6 5 14 5 24zM170 116c4-10 4-20 1-28-4 6-5 14-5 24z" fill="${c}"/>`,
  }),
  braids: (c, l) => ({
    back: `<path d="M78 108C70 56 96 34 128 34s58 22 50 74l8 92c-4 6-12 6-16 0H86c-4 6-12 6-16 0z" fill="${c}"/>${[76, 88, 168, 180].map((x) => `<path d="M${x} 122v76" stroke="${l}" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/>`).join('')}`,
    front: `<path d="M84 116C78 66 100 44 128 44s50 22 44 72c-4-16-10-30-18-40-16-8-36-8-52 0-8 10-14 24-18 40z" fill="${c}"/><path d="M128 46v24M112 49l-6 26M144 49l6 26M98 58l-8 26M158 58l8 26" stroke="${l}" stroke-width="2.6" stroke-linecap="round"/>`,
  }),
  tied: (c, l) => ({
    back: `<path d="M160 60c26 0 36 20 30 52-2 16-10 26-18 30 4-26 2-52-12-82z" fill="${c}"/>`,
    front: `<path d="${cap}" fill="${c}"/><path d="M102 60c14-10 36-10 50 0" stroke="${l}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  }),
  bun: (c, l) => ({
    back: `<circle cx="130" cy="34" r="23" fill="${c}"/><path d="M116 26q12-8 26 0" stroke="${l}" stroke-width="3" fill="none" stroke-linecap="round"/>`,
    front: `<path d="${cap}" fill="${c}"/><path d="M102 60c14-10 36-10 50 0" stroke="${l}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  }),
  cloud: (c, l) => ({
    back: `<g fill="${c}">${[
      [80, 92, 26],
      [84, 64, 28],
      [108, 44, 28],
      [138, 40, 28],
      [166, 56, 28],
      [178, 84, 26],
      [178, 114, 22],
      [80, 120, 22],
      [82, 142, 17],
      [176, 140, 17],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
      .join('')}</g>`,
    front: `<g fill="${c}">${[
      [94, 78, 14],
      [108, 66, 15],
      [128, 62, 15],
      [148, 66, 15],
      [162, 79, 13],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
      .join(
        '',
      )}</g><path d="M104 42q10-8 20-4M146 38q12 2 16 12M78 70q2-10 10-14" stroke="${l}" stroke-width="3.5" fill="none" stroke-linecap="round"/>`,
  }),
  scarf: (c, l) => ({
    back: `<path d="M74 118C66 58 94 32 128 32s62 26 54 86c-2 34 12 56 20 88H54c8-32 22-54 20-88z" fill="${c}"/>`,
    front: `<path fill-rule="evenodd" d="M76 122C70 62 96 38 128 38s58 24 52 84c-2 36-14 62-52 74-38-12-50-38-52-74zM91 116c0 34 14 57 37 57s37-23 37-57c0-30-14-44-37-44s-37 14-37 44z" fill="${c}"/><path d="M84 190c20 18 68 20 94-6l10 34c-30 22-92 22-120 0z" fill="${c}"/><path d="M92 72c12-16 44-22 66-6M92 196c24 14 56 12 80-4M100 176c16 16 44 16 62-2" stroke="${l}" stroke-width="3.5" fill="none" stroke-linecap="round"/>`,
  }),
  waves: (c, l) => ({
    front: `<path d="M84 112c-8-24-6-46 8-56 2-12 16-18 26-14 8-8 26-8 32 0 14-2 24 8 24 20 6 14 4 34-1 48-4-10-4-18-8-26-8 0-14-6-16-12-8 8-20 8-26 2-8 8-18 8-24 4-8 8-12 20-15 34z" fill="${c}"/><path d="M104 54q8-6 16 0M130 50q10-6 18 2" stroke="${l}" stroke-width="3.5" fill="none" stroke-linecap="round"/>`,
  }),
};
