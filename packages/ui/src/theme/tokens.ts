import { layers } from './layers.ts';

const dark = {
  paper: '#0b0d14',
  surface: '#13161f',
  sunken: '#1b1f2a',
  ink: '#eef0f6',
  inkMuted: '#a2aaba',
  border: '#272c39',
  control: '#6d7688',
  volt: '#3f64fa',
  voltHover: '#3355e0',
  onVolt: '#ffffff',
  voltText: '#94aaff',
  voltQuiet: '#171f3d',
  spark: '#f5ad33',
  sparkQuiet: '#2e2410',
  success: '#5fcf90',
  successQuiet: '#11241a',
  warning: '#f0b75c',
  warningQuiet: '#292010',
  danger: '#ff8e90',
  dangerFill: '#d03341',
  dangerFillHover: '#b92836',
  onDanger: '#ffffff',
  dangerQuiet: '#31171b',
  scrim: '#000000a6',
  chart1: '#6f8bff',
  chart2: '#f0b75c',
  chart3: '#b0457a',
  chart4: '#d8dcff',
} as const;

/** The raw values of the design system. Everything else refers to them through `tokens`. */
export const palette = {
  light: {
    paper: '#f7f7f4',
    surface: '#ffffff',
    sunken: '#efefea',
    ink: '#101733',
    inkMuted: '#55607a',
    border: '#e3e3dc',
    control: '#7f8797',
    volt: '#1f48f5',
    voltHover: '#1436cc',
    onVolt: '#ffffff',
    voltText: '#1a40e0',
    voltQuiet: '#ebefff',
    spark: '#b86e00',
    sparkQuiet: '#fdf1dc',
    success: '#12703f',
    successQuiet: '#e6f5ec',
    warning: '#8a5200',
    warningQuiet: '#fcf2df',
    danger: '#c2202e',
    dangerFill: '#c2202e',
    dangerFillHover: '#9e1823',
    onDanger: '#ffffff',
    dangerQuiet: '#fdecec',
    scrim: '#06091280',
    chart1: '#1f48f5',
    chart2: '#c2410c',
    chart3: '#c45aa8',
    chart4: '#0b1b54',
  },
  dark,
  /** For sections that are ink-navy in both themes: `data-theme="night"` on the element. */
  night: {
    ...dark,
    paper: '#101733',
    surface: '#1a2348',
    sunken: '#0b1026',
    ink: '#f4f2ea',
    inkMuted: '#a9b1cc',
    border: '#2c3660',
    control: '#7d88b0',
    voltQuiet: '#202c62',
    chart3: '#c25a90',
  },
} as const satisfies Record<'light' | 'dark' | 'night', Record<string, `#${string}`>>;

export const shadows = {
  light: {
    low: '0 1px 2px rgb(16 23 51 / 0.06)',
    high: '0 12px 32px -8px rgb(16 23 51 / 0.18), 0 2px 6px rgb(16 23 51 / 0.06)',
  },
  dark: {
    low: '0 1px 2px rgb(0 0 0 / 0.5)',
    high: '0 16px 40px -8px rgb(0 0 0 / 0.7), 0 2px 6px rgb(0 0 0 / 0.4)',
  },
} as const;

/** The logo looks the same in both themes. */
export const logoColors = { tile: '#101733', bolt: '#f5ad33' } as const;

export const textSizes = [12, 14, 16, 18, 22, 28, 36, 44, 64, 76] as const;
export const motions = { fast: '120ms', slow: '200ms' } as const;

/** The tokens for styles: `${tokens.color.ink}`, `${tokens.text[14]}`, `${tokens.space[4]}` (4 × 4 px). */
export const tokens = {
  color: {
    paper: 'var(--color-paper)',
    surface: 'var(--color-surface)',
    sunken: 'var(--color-sunken)',
    ink: 'var(--color-ink)',
    inkMuted: 'var(--color-ink-muted)',
    border: 'var(--color-border)',
    control: 'var(--color-control)',
    volt: 'var(--color-volt)',
    voltHover: 'var(--color-volt-hover)',
    onVolt: 'var(--color-on-volt)',
    voltText: 'var(--color-volt-text)',
    voltQuiet: 'var(--color-volt-quiet)',
    spark: 'var(--color-spark)',
    sparkQuiet: 'var(--color-spark-quiet)',
    success: 'var(--color-success)',
    successQuiet: 'var(--color-success-quiet)',
    warning: 'var(--color-warning)',
    warningQuiet: 'var(--color-warning-quiet)',
    danger: 'var(--color-danger)',
    dangerFill: 'var(--color-danger-fill)',
    dangerFillHover: 'var(--color-danger-fill-hover)',
    onDanger: 'var(--color-on-danger)',
    dangerQuiet: 'var(--color-danger-quiet)',
    scrim: 'var(--color-scrim)',
    chart1: 'var(--color-chart1)',
    chart2: 'var(--color-chart2)',
    chart3: 'var(--color-chart3)',
    chart4: 'var(--color-chart4)',
  },
  text: {
    12: 'var(--text-12)',
    14: 'var(--text-14)',
    16: 'var(--text-16)',
    18: 'var(--text-18)',
    22: 'var(--text-22)',
    28: 'var(--text-28)',
    36: 'var(--text-36)',
    44: 'var(--text-44)',
    64: 'var(--text-64)',
    76: 'var(--text-76)',
  },
  weight: { normal: '400', medium: '500', semibold: '600', bold: '700' },
  font: 'var(--font)',
  /** Headings and figures; has one weight, bold. */
  display: 'var(--font-display)',
  mono: 'var(--font-mono)',
  space: {
    0: '0',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
    20: '80px',
    24: '96px',
  },
  radius: { s: '6px', m: '10px', l: '16px', full: '999px' },
  shadow: {
    low: 'var(--shadow-low)',
    high: 'var(--shadow-high)',
  },
  /** The focus ring: `line` outside of `gap`, so that one of them is visible on any background. */
  ring: {
    line: '2px solid var(--color-volt-text)',
    offset: '2px',
    gap: '0 0 0 2px var(--color-surface)',
  },
  /** The edge of the logo's bolt, for `skewX`. */
  slope: '-37deg',
  motion: { fast: 'var(--motion-fast)', slow: 'var(--motion-slow)' },
  media: {
    wide: '@media (min-width: 768px)',
    /** Two halves side by side. */
    split: '@media (min-width: 900px)',
    desktop: '@media (min-width: 1024px)',
    large: '@media (min-width: 1280px)',
    /** Little room from top to bottom, such as on a small laptop at 400 %: bars scroll with the page. */
    low: '@media (max-height: 400px)',
    /** Fingers: targets need 44 px. */
    coarse: '@media (pointer: coarse)',
    /** The user's own limited palette; backgrounds with other colors disappear. */
    forced: '@media (forced-colors: active)',
  },
  /** How much of the window a bar at its bottom covers. */
  bottomBar: 'var(--bottom-bar)',
  layer: layers,
  size: {
    /** Wider from 1440 px. */
    page: 'clamp(1240px, 87.5vw, 1680px)',
    text: '72ch',
    form: '560px',
    bar: '64px',
    sidebar: '240px',
    rail: '64px',
  },
} as const;

export type SpaceStep = keyof typeof tokens.space;
