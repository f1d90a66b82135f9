import { hills } from '../../art/views.ts';
import { brand, pane } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { btn, chip, col, cols, h1, h2, p, spread } from '../../blocks/ui.ts';
import { browser, float, shot, type Shots } from '../../frames.ts';

const page = (title: string, rows: string) =>
  `<div class="pane" style="padding:30px 38px">${h1(title)}${rows}</div>`;

export const tabkeeper: Shots = [
  shot(
    'sand',
    { canvas: 'deep' },
    browser(
      'left',
      'fieldguide.example/walks',
      page(
        'Ten walks by the water',
        cols(
          '1fr 1fr',
          `<div class="picture" style="height:240px">${hills('#dfe9ee', '#f2c46b', '#5f8a5a', '#9ab88a')}</div>`,
          col(
            h2('1. The old ferry path'),
            p('Two hours, flat, with a café halfway.'),
            h2('2. Heron bank'),
            p('Go early, bring boots.'),
          ),
        ),
      ),
      1.2,
    ),
    float(
      'left:800px;top:140px;width:410px',
      pane(
        spread(brand('Tabkeeper', 'folder'), chip('23 open', 'y')) +
          btn('Keep these 8 tabs', 'wide') +
          list([
            {
              icon: 'map',
              title: 'Walks in May',
              text: '8 tabs, just now',
              end: 'g:Kept',
              isOn: true,
            },
            {
              icon: 'home',
              tone: 'b',
              title: 'Kitchen floor',
              text: '14 tabs, Sunday',
              end: 'a:Open',
            },
            {
              icon: 'book',
              tone: 'c',
              title: 'Thesis, chapter 3',
              text: '31 tabs, 9 May',
              end: 'a:Open',
            },
            { icon: 'heart', title: 'Gifts', text: '6 tabs, 2 May', end: 'a:Open' },
          ]),
      ),
      1.2,
    ),
  ),
];
