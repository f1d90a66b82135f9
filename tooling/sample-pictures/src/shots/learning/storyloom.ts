import { hills, night, sea } from '../../art/views.ts';
import { mobile } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { bar, btn, card, chip, field, h1, h2, p, pills, small, spread } from '../../blocks/ui.ts';
import { phone, shot, tablet, type Shots } from '../../frames.ts';

const storyTabs = [
  ['book', 'Stories'],
  ['moon', 'Tonight'],
  ['heart', 'Kept'],
] as const;

export const storyloom: Shots = [
  shot(
    'lilac',
    { canvas: 'deep' },
    tablet(
      `<div style="height:100%;display:grid;grid-template-columns:1.1fr 1fr">${`<div style="min-height:0">${night('#2b2a5a', '#f7e3a0', '#171640')}</div>`}<div class="pane" style="padding:48px 40px;gap:22px">${chip('Page 6 of 12', 'b')}${h1('Ollie follows the lantern')}<p style="font-size:20px;line-height:1.55;color:var(--ink)">The lantern stopped where the path split in two. To the left, someone was humming. To the right, the snow glowed blue.</p>${btn('Go to the humming', 'wide')}${btn('Step into the blue snow', 'wide').replace('btn wide', 'btn wide alt')}${small('Read aloud by Grandpa, 2 min left')}</div></div>`,
      1.2,
    ),
  ),
  shot(
    'lilac',
    {},
    phone(
      'first',
      mobile(
        'Tonight',
        `<div class="picture" style="height:210px">${night('#2b2a5a', '#f7e3a0', '#171640')}</div>` +
          h2('Ollie follows the lantern') +
          p('For Mina, about being brave in the dark. 12 pages, about 9 minutes.') +
          btn('Begin', 'wide') +
          list([
            {
              art: sea('#f3ddc8', '#6aa0b8', '#d9607a'),
              title: 'The boat made of bread',
              text: '10 pages',
              end: 'g:Read',
            },
            {
              art: hills('#dceafa', '#f6c860', '#6fa86a', '#a8d0a0'),
              title: 'A hill that sneezed',
              text: '8 pages',
              end: 'a:New',
            },
          ]),
        storyTabs,
        1,
      ),
    ),
    phone(
      'low',
      mobile(
        'Make a story',
        field('About', 'Mina and her brother') +
          field('Place', 'A forest in winter') +
          card('Feeling', pills(['Brave', 'Calm', 'Funny'])) +
          card('Length', spread('<b>9 minutes</b>', small('12 pages')) + bar(45)) +
          list([
            { icon: 'mic', title: 'Grandpa’s voice', text: 'Recorded in March', end: 'g:On' },
          ]) +
          btn('Weave it', 'wide'),
        storyTabs,
      ),
    ),
  ),
];
