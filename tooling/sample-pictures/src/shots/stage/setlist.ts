import { head, sidebar } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { chords } from '../../blocks/text.ts';
import { btn, card, cols, faces, row } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

export const setlist: Shots = [
  shot(
    'sand',
    { canvas: 'deep' },
    browser(
      'center',
      'setlist.band/songs/harbor-lights',
      sidebar(
        'Setlist',
        'music',
        [
          ['music', 'Songs', '26'],
          ['calendar', 'Rehearsals'],
          ['list', 'Sets'],
          ['users', 'Band'],
        ],
        head(
          'Harbor Lights',
          'Key of G, 92 beats, capo 2',
          row(btn('−1', 'plain'), btn('+1', 'plain'), btn('Stage view')),
        ) +
          cols(
            '1.5fr 1fr',
            card(
              '',
              chords([
                '#Verse',
                '[G]Down by the water where the [Em]ropes are tied',
                '[C]Someone’s whistling on the [D]other side',
                '#Chorus',
                '[G]Harbor lights, [Bm]harbor lights,',
                '[C]count me in when you [D]count the nights',
              ]),
            ),
            card(
              'Thursday, 19:30',
              list([
                { icon: 'play', title: 'Harbor Lights', text: 'Work on the bridge' },
                { icon: 'play', tone: 'b', title: 'Tin Roof', text: 'New ending' },
                { icon: 'play', tone: 'c', title: 'Paper Moon Road', text: 'Run twice' },
              ]) + faces('Liam O', 'Bea S', 'Kofi A', 'Tess W'),
            ),
          ),
      ),
    ),
  ),
];
