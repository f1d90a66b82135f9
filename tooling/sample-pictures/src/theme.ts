/** The color palettes: a background and three colors for the app itself. */
const palettes = {
  moss: ['#dbe4d3', '#2f6b45', '#e2a63a', '#c2593b'],
  clay: ['#ecdccf', '#b5522b', '#2e6068', '#e2a654'],
  sky: ['#d5e2f0', '#2563c9', '#f08a5d', '#2aa39a'],
  plum: ['#e6dbe8', '#7a3b82', '#e58a5b', '#4c6fbf'],
  sand: ['#efe7d8', '#8a5a1f', '#3e7565', '#d2763f'],
  teal: ['#d0e5e2', '#0f766e', '#f2a541', '#d9607a'],
  rose: ['#f3dcdb', '#c2415a', '#2f5f8a', '#eba956'],
  slate: ['#dfe3ea', '#3b4c6b', '#e07a4f', '#4e9f8f'],
  indigo: ['#dcdcf3', '#4f46c8', '#ef7fa0', '#2ea6a0'],
  olive: ['#e4e4cf', '#66702a', '#c96f3b', '#3f7f8c'],
  coral: ['#fbe0d5', '#e0563b', '#28507a', '#f1b04c'],
  mint: ['#d6eee0', '#1f8a5b', '#5b6ee1', '#f0a04b'],
  lilac: ['#e7e1f6', '#6d4fc4', '#f0955a', '#3fa7a0'],
  lemon: ['#f5ecc4', '#a86a08', '#3a5fa8', '#3f8f6b'],
  ocean: ['#cfe3ea', '#0e6a8a', '#f0855b', '#5aa36f'],
  wine: ['#ecd9dc', '#8c2f45', '#c98a2e', '#4f7a73'],
  stone: ['#e5e2dc', '#4a4640', '#d0753c', '#5d8a80'],
  fern: ['#dce9c9', '#4a7d22', '#d9813a', '#3a77a8'],
  cobalt: ['#d3dcfa', '#2b4bdc', '#f6a64b', '#16a3a3'],
  blush: ['#f6e0ea', '#b23a7c', '#f0a35c', '#4d78c9'],
} as const;

export type PaletteName = keyof typeof palettes;
/** `canvas: 'deep'` uses the app's accent as background; `app: 'dark'` makes the app dark. */
export type Tone = { canvas?: 'soft' | 'deep' | 'night' | 'paper'; app?: 'light' | 'dark' };

const canvases = {
  soft: (canvas: string) => canvas,
  deep: (_canvas: string, accent: string) => `color-mix(in oklab, ${accent} 82%, #10131c)`,
  night: (_canvas: string, accent: string) => `color-mix(in oklab, ${accent} 34%, #12151e)`,
  paper: (canvas: string) => `color-mix(in oklab, ${canvas} 40%, #fbfbfa)`,
};

/** The custom properties that every block uses. */
export function paint(name: PaletteName, tone: Tone = {}): string {
  const [canvas, accent, second, third] = palettes[name];
  const isDark = tone.app === 'dark';
  const win = isDark ? `color-mix(in oklab, ${accent} 9%, #14171f)` : '#ffffff';
  const lift = (color: string) => (isDark ? `color-mix(in oklab, ${color} 60%, #fff)` : color);
  const soft = (color: string) =>
    `color-mix(in oklab, ${color} ${isDark ? 26 : 13}%, ${isDark ? '#171a22' : '#fff'})`;
  const variables = {
    canvas: canvases[tone.canvas ?? 'soft'](canvas, accent),
    win,
    sub: isDark
      ? `color-mix(in oklab, ${accent} 12%, #1b1f29)`
      : `color-mix(in oklab, ${canvas} 28%, #fcfcfb)`,
    ink: isDark ? '#eef0f4' : `color-mix(in oklab, ${accent} 10%, #171a22)`,
    mut: isDark ? '#a0a6b4' : `color-mix(in oklab, ${accent} 12%, #666c79)`,
    line: isDark ? '#ffffff1c' : `color-mix(in oklab, ${accent} 8%, #e6e6e9)`,
    a: lift(accent),
    fill: accent,
    b: lift(second),
    c: lift(third),
    'a-soft': soft(accent),
    'b-soft': soft(second),
    'c-soft': soft(third),
    g: isDark ? '#6fd19c' : '#1d7a4b',
    r: isDark ? '#ff9a8d' : '#b93a32',
    y: isDark ? '#f2c46b' : '#9a6200',
    'g-soft': soft('#2c9a62'),
    'r-soft': soft('#d1493f'),
    'y-soft': soft('#e0a020'),
  };
  return Object.entries(variables)
    .map(([key, value]) => `--${key}:${value}`)
    .join(';');
}
