type Shape = readonly [
  kind: 'accent' | 'tint' | 'line',
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
];

/** The theme's colors that a drawn screen can have. */
export const STOCK_INKS = ['volt', 'spark', 'success', 'rose', 'navy'] as const;

/** The contents of a drawn window, from 140 to 500 and from 156 down to 400. The first is that of a thing without a name. */
export const STOCK_SCREENS: readonly (readonly Shape[])[] = [
  // A page with a picture and three cards.
  [
    ['accent', 140, 160, 148, 16, 8],
    ['line', 140, 194, 176, 10, 5],
    ['line', 140, 214, 152, 10, 5],
    ['tint', 140, 246, 84, 30, 8],
    ['tint', 344, 160, 156, 116, 10],
    ['line', 140, 308, 108, 60, 10],
    ['line', 266, 308, 108, 60, 10],
    ['line', 392, 308, 108, 60, 10],
  ],
  // A list.
  [
    ['accent', 140, 160, 112, 16, 8],
    ['tint', 424, 156, 76, 26, 8],
    ...[204, 256, 308, 360].flatMap((y): Shape[] => [
      ['tint', 140, y, 34, 34, 17],
      ['line', 190, y + 4, 168, 10, 5],
      ['line', 190, y + 22, 112, 8, 4],
      ['line', 444, y + 12, 56, 10, 5],
    ]),
  ],
  // Bars.
  [
    ['accent', 140, 160, 92, 16, 8],
    ['line', 140, 190, 140, 10, 5],
    ...[64, 104, 84, 132, 112, 156].map((height, index): Shape => [
      index === 5 ? 'accent' : 'tint',
      140 + index * 62,
      378 - height,
      50,
      height,
      8,
    ]),
    ['line', 140, 382, 360, 4, 2],
  ],
  // A conversation.
  [
    ['tint', 140, 160, 196, 40, 14],
    ['accent', 332, 214, 168, 40, 14],
    ['tint', 140, 268, 148, 40, 14],
    ['accent', 268, 322, 232, 40, 14],
    ['line', 140, 378, 360, 12, 6],
  ],
  // A board with three columns.
  [
    ['accent', 140, 160, 128, 16, 8],
    ...[140, 266, 392].flatMap((x, column): Shape[] => [
      ['line', x, 200, 72, 10, 5],
      ['tint', x, 222, 108, 52, 10],
      ['tint', x, 284, 108, 52, 10],
      [column === 1 ? 'accent' : 'line', x, 346, 108, 40, 10],
    ]),
  ],
];
