import { seeded, times } from '../random.ts';

const box = (body: string) =>
  `<svg class="art" viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice">${body}</svg>`;

/** Hills below a sky with a sun or moon. */
export function hills(sky: string, sun: string, near: string, far: string): string {
  return box(
    `<rect width="160" height="120" fill="${sky}"/><circle cx="112" cy="42" r="15" fill="${sun}"/><path d="M0 78C30 52 56 58 84 74s50-2 76-14v60H0z" fill="${far}"/><path d="M0 96c36-24 70-12 96-4s44-6 64-12v40H0z" fill="${near}"/>`,
  );
}

/** Water with a boat. */
export function sea(sky: string, water: string, sail: string): string {
  return box(
    `<rect width="160" height="120" fill="${sky}"/><rect y="66" width="160" height="54" fill="${water}"/><path d="M80 24v40h-30zM84 30v34h26z" fill="${sail}"/><path d="M42 68h76l-12 14H54z" fill="#4a3a30"/><path d="M10 92h40M64 98h50M122 90h28" stroke="#ffffff70" stroke-width="3" stroke-linecap="round"/>`,
  );
}

/** Houses along a street. */
export function street(sky: string, ...walls: readonly string[]): string {
  const houses = walls.map((wall, index) => {
    const width = 160 / walls.length;
    const x = index * width;
    const top = 34 + (index % 3) * 12;
    const windows = times(
      6,
      (spot) =>
        `<rect x="${x + 7 + (spot % 2) * (width / 2 - 2)}" y="${top + 12 + Math.floor(spot / 2) * 18}" width="${width / 2 - 12}" height="11" rx="1" fill="#ffffffc0"/>`,
    );
    return `<rect x="${x}" y="${top}" width="${width}" height="${120 - top}" fill="${wall}"/><path d="M${x - 1} ${top}h${width + 2}l-5-9h${-(width - 8)}z" fill="#00000030"/>${windows.join('')}`;
  });
  return box(
    `<rect width="160" height="120" fill="${sky}"/>${houses.join('')}<rect y="108" width="160" height="12" fill="#8b8f96"/>`,
  );
}

/** A crowd before a stage with beams of light. */
export function stage(back: string, beam: string, crowd: string): string {
  const random = seeded(back + beam);
  const heads = times(
    22,
    (index) => `<circle cx="${index * 8}" cy="${100 + random() * 8}" r="6.5" fill="${crowd}"/>`,
  );
  return box(
    `<rect width="160" height="120" fill="${back}"/><path d="M30 0l-26 90h44zM80 0L56 92h48zM130 0l-18 90h44z" fill="${beam}" opacity=".35"/><rect x="36" y="78" width="88" height="12" fill="${crowd}"/><path d="M70 78V60h6v18M92 78V58h6v20" stroke="${crowd}" stroke-width="5"/><circle cx="73" cy="55" r="5" fill="${crowd}"/><circle cx="95" cy="53" r="5" fill="${crowd}"/>${heads.join('')}<rect y="106" width="160" height="14" fill="${crowd}"/>`,
  );
}

/** Stars over a forest. */
export function night(sky: string, moon: string, trees: string): string {
  const random = seeded(sky);
  const stars = times(
    26,
    () =>
      `<circle cx="${random() * 160}" cy="${random() * 70}" r="${0.6 + random() * 1.1}" fill="#fff"/>`,
  );
  const wood = times(11, (index) => {
    const x = index * 16 - 4;
    const top = 66 + random() * 18;
    return `<path d="M${x} 120L${x + 11} ${top}l11 ${120 - top}z" fill="${trees}"/>`;
  });
  return box(
    `<rect width="160" height="120" fill="${sky}"/>${stars.join('')}<circle cx="50" cy="36" r="14" fill="${moon}"/><circle cx="56" cy="32" r="12" fill="${sky}"/>${wood.join('')}<rect y="112" width="160" height="8" fill="${trees}"/>`,
  );
}

/** A film poster or a book's cover: a motif, a title and a name. */
export function cover(
  motif: 'sun' | 'arch' | 'wave' | 'eye' | 'leaf' | 'stairs' | 'moon' | 'bird',
  back: string,
  ink: string,
  extra: string,
  title: string,
  name: string,
): string {
  const motifs = {
    sun: `<circle cx="50" cy="58" r="24" fill="${ink}"/><path d="M0 78h100v12H0z" fill="${extra}"/>`,
    arch: `<path d="M18 96V58a32 32 0 0 1 64 0v38z" fill="${ink}"/><path d="M34 96V62a16 16 0 0 1 32 0v34z" fill="${extra}"/>`,
    wave: `<path d="M0 66q12-14 25 0t25 0 25 0 25 0v10q-12 14-25 0t-25 0-25 0-25 0z" fill="${ink}"/><path d="M0 84q12-14 25 0t25 0 25 0 25 0v10q-12 14-25 0t-25 0-25 0-25 0z" fill="${extra}"/>`,
    eye: `<path d="M10 64q40-42 80 0-40 42-80 0z" fill="${ink}"/><circle cx="50" cy="64" r="14" fill="${extra}"/>`,
    leaf: `<path d="M50 98C18 84 18 50 50 30c32 20 32 54 0 68z" fill="${ink}"/><path d="M50 98V42M50 66L36 54M50 78l14-13" stroke="${extra}" stroke-width="3" fill="none"/>`,
    stairs: `<path d="M14 98V82h18V66h18V50h18V34h20v64z" fill="${ink}"/><circle cx="30" cy="42" r="10" fill="${extra}"/>`,
    moon: `<circle cx="54" cy="60" r="28" fill="${ink}"/><circle cx="66" cy="50" r="24" fill="${back}"/><circle cx="26" cy="38" r="3" fill="${extra}"/><circle cx="80" cy="86" r="3" fill="${extra}"/>`,
    bird: `<path d="M12 60q22-26 38 2 16-28 38-2-20-8-34 14h-8q-14-22-34-14z" fill="${ink}"/><circle cx="74" cy="38" r="9" fill="${extra}"/>`,
  };
  return `<svg class="art" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice"><rect width="100" height="140" fill="${back}"/>${motifs[motif]}<text x="10" y="118" style="font-size:${Math.min(11, 130 / title.length)}px;font-weight:700;fill:${ink}">${title}</text><text x="10" y="130" style="font-size:6.5px;fill:${ink};opacity:.85">${name}</text></svg>`;
}
