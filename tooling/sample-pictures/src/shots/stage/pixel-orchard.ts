import { farm } from '../../blocks/play.ts';
import { flush, over } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { btn, chip, h2, p, row } from '../../blocks/ui.ts';
import { browser, shot, tablet, type Shots } from '../../frames.ts';
import { times } from '../../random.ts';

const fields = [
  'gggggggggggggggg',
  'ggggggggggggwwgg',
  'ggsssssggggwwwgg',
  'ggsssssppppwwwgg',
  'ggsssssgggpwwggg',
  'ggggggggggpggggg',
  'ggsssssgggpggggg',
  'ggsssssppppggggg',
  'ggggggggggpggggg',
  'gggggggggggggggg',
];

const farmThings = [
  ['house', 12, 5],
  ['tree', 0, 0],
  ['tree', 8, 0],
  ['tree', 14, 0],
  ['tree', 7, 7.6],
  ...times(5, (index) => ['carrot', index + 2, 2] as const),
  ...times(5, (index) => ['cabbage', index + 2, 3] as const),
  ...times(4, (index) => ['flower', index + 2, 4] as const),
  ...times(5, (index) => ['cabbage', index + 2, 6] as const),
  ['hero', 8, 5],
  ['stone', 9, 2],
  ['flower', 0, 6],
  ['flower', 11, 8],
  ['stone', 15, 3],
] as const;

export const pixelOrchard: Shots = [
  shot(
    'fern',
    { canvas: 'deep' },
    browser(
      'full',
      'pixelorchard.games',
      flush(
        `<div style="flex:1;min-height:0">${farm(fields, farmThings)}</div>` +
          over(
            'left:20px;top:20px;padding:10px 14px',
            row(chip('Spring, day 12', 'g'), chip('09:40', 'n'), chip('1,284 coins', 'y')),
          ) +
          over(
            'right:20px;top:20px;width:285px',
            h2('Today') +
              '<br>' +
              list([
                { icon: 'drop', title: 'Water the cabbages', end: 'g:10/10' },
                { icon: 'leaf', tone: 'b', title: 'Pick carrots', end: 'y:2/5' },
              ]),
          ),
      ).replace('class="flush"', 'class="flush" style="margin:0"'),
      1.2,
    ),
  ),
  shot(
    'fern',
    {},
    tablet(
      `<div style="height:100%;position:relative">${farm(
        [
          'gggggggggg',
          'gpppppppgg',
          'gpgggggpgg',
          'gpgsssgpww',
          'gpgsssgpww',
          'gppppppppw',
          'gggggggggg',
        ],
        [
          ['house', 3, 1.1],
          ['tree', 8, 0],
          ['tree', 0, 4.4],
          ['flower', 3, 3],
          ['flower', 4, 3],
          ['flower', 5, 3],
          ['carrot', 3, 4],
          ['carrot', 4, 4],
          ['hero', 6, 4],
          ['tree', 6, 5],
        ],
      )}${over('left:24px;bottom:180px;width:520px', h2('Old Bram') + p('The river is high this spring. If you mend my fence, the plum saplings are yours.') + '<br>' + row(btn('I will help'), btn('Maybe later', 'plain')))}</div>`,
      1.2,
    ),
  ),
];
