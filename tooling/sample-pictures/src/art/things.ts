type Drawing = (c: readonly string[]) => string;

const ground = (color: string) => `<rect width="120" height="90" fill="${color}"/>`;
const shade = '<ellipse cx="60" cy="74" rx="38" ry="5" fill="#00000018"/>';

/** Products, each in a box of 120 by 90; the colors are background, body, detail. */
const drawings: Record<string, Drawing> = {
  carrots: () =>
    `${ground('#f3e6d3')}${shade}<g transform="rotate(-18 60 50)"><path d="M50 24q6-16 2-22M54 24q2-14 12-20M48 24q-8-10-14-12" stroke="#4f8a3a" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M44 24h18q2 24-9 52q-11-28-9-52z" fill="#e8863a"/><path d="M46 36h7M52 46h7M48 56h6" stroke="#c76a24" stroke-width="2"/></g><g transform="rotate(14 78 50)"><path d="M78 26q4-14 12-18M76 26q-2-12-8-18" stroke="#4f8a3a" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M69 26h16q2 22-8 46q-10-24-8-46z" fill="#f09a48"/><path d="M71 38h6M77 48h5" stroke="#c76a24" stroke-width="2"/></g>`,
  tomatoes: () =>
    `${ground('#e5ebd8')}${shade}<circle cx="44" cy="52" r="22" fill="#d24a38"/><circle cx="78" cy="54" r="20" fill="#e0614a"/><circle cx="62" cy="40" r="17" fill="#c23d2d"/><path d="M56 26l6 5 7-5-3 8h-8zM38 33l6 4 7-4-3 7h-7zM72 37l6 4 6-4-3 6h-7z" fill="#3f7d3a"/><path d="M30 48q2-8 8-11" stroke="#f09b8a" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  bread: () =>
    `${ground('#efe3d2')}${shade}<path d="M18 62c-4-26 18-40 44-40s46 14 40 40c-2 10-80 10-84 0z" fill="#b97a3e"/><path d="M24 58c0-20 18-30 38-30" fill="none" stroke="#d9a263" stroke-width="5" stroke-linecap="round"/><path d="M44 30l10 16M60 26l10 18M77 29l9 16" stroke="#f0d3a4" stroke-width="5" stroke-linecap="round"/>`,
  eggs: () =>
    `${ground('#dce4e6')}${shade}<path d="M20 54h80l-6 20H26z" fill="#8f9aa0"/><g fill="#e9c9a6"><ellipse cx="36" cy="48" rx="11" ry="14"/><ellipse cx="60" cy="48" rx="11" ry="14" fill="#f3e0c8"/><ellipse cx="84" cy="48" rx="11" ry="14" fill="#d9ae83"/></g><path d="M18 54h84v7H18z" fill="#a4aeb4"/>`,
  cheese: () =>
    `${ground('#e9e4ef')}${shade}<path d="M20 52L92 28q12 8 10 22z" fill="#f5d77a"/><path d="M20 52l82-2v22H20z" fill="#e8bd4e"/><circle cx="42" cy="63" r="5" fill="#cf9f30"/><circle cx="66" cy="58" r="4" fill="#cf9f30"/><circle cx="84" cy="65" r="5" fill="#cf9f30"/>`,
  apples: () =>
    `${ground('#f2dfd8')}${shade}<path d="M42 36c-18-8-28 8-22 26 4 12 14 14 22 10 8 4 18 2 22-10 6-18-4-34-22-26z" fill="#b83a3a"/><path d="M82 42c-14-6-24 6-19 20 4 10 12 12 19 9 7 3 15 1 19-9 5-14-5-26-19-20z" fill="#93b04a"/><path d="M42 36q0-8 5-13M82 42q0-7 4-11" stroke="#5a3d24" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M47 27q8-6 14 0q-8 6-14 0z" fill="#4f8a3a"/>`,
  kale: () =>
    `${ground('#efe9d4')}${shade}<path d="M60 76C40 70 24 56 30 36c4-12 16-8 18-14 4-10 20-10 24 0 2 6 14 2 18 14 6 20-10 34-30 40z" fill="#3f7d4a"/><path d="M60 76V34M60 56L44 42M60 50l16-13M60 66L48 58" stroke="#a9d08e" stroke-width="2.6" fill="none" stroke-linecap="round"/>`,
  jar: (c) =>
    `${ground(c[0] ?? '#f1e3d0')}${shade}<rect x="40" y="16" width="40" height="11" rx="3" fill="#7a6a55"/><path d="M38 30q0-4 4-4h36q4 0 4 4v38q0 7-7 7H45q-7 0-7-7z" fill="${c[1] ?? '#d98a2b'}"/><path d="M44 32v36" stroke="#ffffff70" stroke-width="4" stroke-linecap="round"/><rect x="46" y="42" width="28" height="20" rx="2" fill="#fbf5e8"/><path d="M51 49h18M54 55h12" stroke="#7a6a55" stroke-width="2"/>`,
  fish: () =>
    `${ground('#d6e4ea')}${shade}<path d="M16 48c16-20 48-24 70-2l16-14v34L86 52C64 72 32 66 16 48z" fill="#6f93a8"/><path d="M16 48c16 18 48 24 70 4-24 6-50 6-70-4z" fill="#c4d5dc"/><circle cx="32" cy="45" r="3" fill="#1e2a33"/><path d="M46 40q6 8 0 16M58 40q4 7 0 14" stroke="#567a8e" stroke-width="2" fill="none"/>`,
  bowl: (c) =>
    `${ground(c[0] ?? '#e7e0ee')}${shade}<path d="M20 42h80c0 22-16 34-40 34S20 64 20 42z" fill="${c[1] ?? '#3f5a78'}"/><ellipse cx="60" cy="42" rx="40" ry="11" fill="#f3e6d0"/><circle cx="46" cy="40" r="7" fill="#d65a3f"/><circle cx="64" cy="44" r="6" fill="#6fa04a"/><circle cx="78" cy="40" r="6" fill="#e8b13f"/><path d="M52 46q6-8 12-2" stroke="#3f7d3a" stroke-width="3" fill="none"/>`,
  burger: () =>
    `${ground('#f3e2cc')}${shade}<path d="M26 40c0-16 16-24 34-24s34 8 34 24z" fill="#c9853f"/><path d="M44 26h3M58 22h3M72 27h3M52 32h3M66 32h3" stroke="#f5dfb4" stroke-width="3" stroke-linecap="round"/><path d="M22 44q6 8 12 0t12 0 12 0 12 0 12 0 12 0v6H22z" fill="#6fa04a"/><rect x="25" y="50" width="70" height="10" rx="5" fill="#6b3d24"/><path d="M26 63h68q0 11-10 11H36q-10 0-10-11z" fill="#c9853f"/>`,
  noodles: () =>
    `${ground('#dbe8e2')}${shade}<path d="M22 40h76c0 22-14 36-38 36S22 62 22 40z" fill="#c2453a"/><ellipse cx="60" cy="40" rx="38" ry="10" fill="#f4dfae"/><path d="M34 40q6-6 12 0t12 0 12 0 12 0M40 45q6-5 12 0t12 0 12 0" stroke="#d6b06a" stroke-width="2.6" fill="none"/><path d="M70 36L96 8M76 38l28-26" stroke="#5a3d24" stroke-width="3" stroke-linecap="round"/><circle cx="50" cy="37" r="7" fill="#fff"/><circle cx="50" cy="37" r="3.5" fill="#f0a63a"/>`,
  pizza: () =>
    `${ground('#ece2d6')}${shade}<circle cx="60" cy="46" r="31" fill="#d9a052"/><circle cx="60" cy="46" r="26" fill="#e8bd5a"/><circle cx="52" cy="36" r="6" fill="#c2453a"/><circle cx="72" cy="42" r="6" fill="#c2453a"/><circle cx="56" cy="58" r="6" fill="#c2453a"/><path d="M64 30q6-2 8 3q-6 3-8-3zM42 48q6-2 8 3q-6 3-8-3zM70 58q6-2 8 3q-6 3-8-3z" fill="#3f7d3a"/>`,
  coffee: (c) =>
    `${ground(c[0] ?? '#e6dccf')}${shade}<path d="M32 34h50v26q0 14-14 14H46q-14 0-14-14z" fill="${c[1] ?? '#f7f3ec'}"/><path d="M82 40h6q10 0 10 9t-10 9h-7" fill="none" stroke="${c[1] ?? '#f7f3ec'}" stroke-width="6"/><ellipse cx="57" cy="35" rx="25" ry="6" fill="#5a3a24"/><path d="M48 24q-4-6 0-12M60 24q-4-6 0-12" stroke="#ffffffb0" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  box: (c) =>
    `${ground(c[0] ?? '#e3e8ee')}${shade}<path d="M60 20l36 15v30L60 80 24 65V35z" fill="${c[1] ?? '#c99a64'}"/><path d="M60 50l36-15v30L60 80z" fill="#00000022"/><path d="M24 35l36 15 36-15-36-15z" fill="#ffffff30"/><path d="M42 27.5l36 15v12l-7-3v-9L35 30z" fill="${c[2] ?? '#f1e3c8'}"/>`,
  plant: (c) =>
    `${ground(c[0] ?? '#e9ece0')}${shade}<path d="M60 54V26M60 44C44 44 36 34 36 22c14 0 24 8 24 22zM60 38c0-14 8-24 24-26 0 16-8 26-24 26z" fill="#4f8a4a" stroke="#35653a" stroke-width="2"/><path d="M44 52h32l-4 24H48z" fill="${c[1] ?? '#c8734a'}"/><path d="M42 50h36v7H42z" fill="#00000018"/>`,
  bag: (c) =>
    `${ground(c[0] ?? '#efe3da')}${shade}<path d="M34 36h52l6 40H28z" fill="${c[1] ?? '#3f6a78'}"/><path d="M46 42V30q0-14 14-14t14 14v12" fill="none" stroke="#5a4632" stroke-width="4"/><path d="M32 54h56" stroke="#ffffff60" stroke-width="4" stroke-dasharray="6 4"/>`,
  lamp: (c) =>
    `${ground(c[0] ?? '#e4e0ec')}${shade}<path d="M42 18h36l12 30H30z" fill="${c[1] ?? '#e8b13f'}"/><path d="M60 48v22" stroke="#4a4640" stroke-width="4"/><ellipse cx="60" cy="73" rx="18" ry="4" fill="#4a4640"/>`,
  drill: (c) =>
    `${ground(c[0] ?? '#e8e4d8')}${shade}<path d="M22 26h52q8 0 8 9t-8 9H22q-6 0-6-9t6-9z" fill="${c[1] ?? '#d97a2f'}"/><path d="M82 30h10v10H82zM92 33h16v4H92z" fill="#5a626b"/><path d="M34 44h18l6 28H36z" fill="#3a4048"/><rect x="30" y="70" width="34" height="9" rx="3" fill="${c[1] ?? '#d97a2f'}"/>`,
};

export type Thing = keyof typeof drawings;

/** A product, drawn to fill its box. */
export function thing(name: Thing, ...colors: readonly string[]): string {
  return `<svg class="art" viewBox="0 0 120 90" preserveAspectRatio="xMidYMid slice">${drawings[name]?.(colors) ?? ''}</svg>`;
}
