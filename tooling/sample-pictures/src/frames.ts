import { paint, type PaletteName, type Tone } from './theme.ts';

export type Picture = { width: number; height: number; html: string };

/** An image of 1280 by 800: layers on a plain background. */
export function shot(palette: PaletteName, tone: Tone, ...layers: readonly string[]): Picture {
  const html = `<div class="canvas" style="${paint(palette, tone)}">${layers.join('')}</div>`;
  return { width: 1280, height: 800, html };
}

const windowPositions = {
  full: 'left:56px;top:52px;width:1168px;height:696px',
  center: 'left:96px;top:84px;width:1088px;height:760px',
  right: 'left:140px;top:92px;width:1140px;height:720px;border-radius:18px 0 0 0',
  left: 'left:60px;top:72px;width:1100px;height:656px',
  low: 'left:150px;top:130px;width:980px;height:720px',
  small: 'left:250px;top:90px;width:780px;height:620px',
} as const;

export type WindowPosition = keyof typeof windowPositions;

const dots = '<i class="dot"></i><i class="dot"></i><i class="dot"></i>';

/** A browser window; `zoom` scales what is inside it. */
export function browser(position: WindowPosition, url: string, body: string, zoom = 1.2): string {
  return `<div class="win" style="${windowPositions[position]}"><div class="chrome">${dots}<span class="url">${url}</span></div><div class="view" style="zoom:${zoom}">${body}</div></div>`;
}

/** A desktop window with a title bar. */
export function desktop(position: WindowPosition, title: string, body: string, zoom = 1.2): string {
  return `<div class="win" style="${windowPositions[position]}"><div class="chrome title">${dots}<b>${title}</b></div><div class="view" style="zoom:${zoom}">${body}</div></div>`;
}

const phonePositions = {
  middle: 'left:446px;top:54px;',
  first: 'left:216px;top:96px;',
  second: 'left:676px;top:40px;',
  low: 'left:676px;top:150px;',
  tiltA: 'left:250px;top:70px;transform:rotate(-7deg);',
  tiltB: 'left:700px;top:4px;transform:rotate(-7deg);',
} as const;

export type PhonePosition = keyof typeof phonePositions;

/** A phone; its screen is 360 points wide. */
export function phone(position: PhonePosition, body: string, zoom = 1.06): string {
  return `<div class="phone" style="${phonePositions[position]}"><div class="screen" style="zoom:${zoom}"><div class="status"><b>9:41</b><span></span></div>${body}</div></div>`;
}

/** A tablet in landscape. */
export function tablet(body: string, zoom = 1.2): string {
  return `<div class="tablet"><div class="screen" style="zoom:${zoom}">${body}</div></div>`;
}

/** A floating part of the app, positioned by CSS. */
export function float(position: string, body: string, zoom = 1.15): string {
  return `<div class="float" style="${position}"><div style="zoom:${zoom}">${body}</div></div>`;
}

/** A project's cover, followed by the other images of its gallery. */
export type Shots = readonly [Picture, ...Picture[]];
