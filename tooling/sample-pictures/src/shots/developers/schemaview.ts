import { code } from '../../blocks/code.ts';
import { schema } from '../../blocks/diagram.ts';
import { flush, head, over, rail, sidebar } from '../../blocks/shells.ts';
import { table } from '../../blocks/tables.ts';
import { btn, card, chip, row } from '../../blocks/ui.ts';
import { desktop, shot, type Shots } from '../../frames.ts';

export const schemaview: Shots = [
  shot(
    'indigo',
    {},
    desktop(
      'full',
      'Schemaview — clinic.sql',
      rail(
        ['grid', 'search', 'list', 'gear'],
        flush(
          `<div style="flex:1;min-height:0;background:var(--sub)">${schema(
            [
              [40, 40, 'patients', ['id uuid', 'name text', 'born date', 'ward_id int']],
              [
                360,
                30,
                'visits',
                ['id uuid', 'patient_id uuid', 'nurse_id uuid', 'seen_at time', 'note text'],
                'b',
              ],
              [680, 50, 'nurses', ['id uuid', 'name text', 'ward_id int'], 'c'],
              [360, 300, 'readings', ['id uuid', 'visit_id uuid', 'kind text', 'value real'], 'b'],
              [40, 320, 'wards', ['id int', 'name text', 'beds int'], 'c'],
              [680, 300, 'alerts', ['id uuid', 'reading_id uuid', 'level text']],
            ],
            [
              [0, 0, 1, 1],
              [2, 0, 1, 2],
              [1, 0, 3, 1],
              [3, 0, 5, 1],
              [0, 3, 4, 0],
            ],
          )}</div>` +
            over(
              'right:18px;bottom:18px;padding:10px 14px',
              row(chip('6 tables', 'a'), chip('5 relations', 'b')),
            ),
        ),
      ),
      1.2,
    ),
  ),
  shot(
    'indigo',
    { canvas: 'deep' },
    desktop(
      'center',
      'Schemaview — readings',
      sidebar(
        'Schemaview',
        'grid',
        [
          ['grid', 'Diagram'],
          ['list', 'Tables', '6'],
          ['search', 'Queries'],
          ['clock', 'Changes'],
        ],
        head('readings', '48,210 rows · 12 MB', btn('Open in diagram', 'plain')) +
          card(
            '',
            table(
              ['Column', 'Type', 'Key', 'Empty'],
              [
                ['id', 'uuid', 'a:Primary', 'No'],
                ['visit_id', 'uuid', 'b:visits.id', 'No'],
                ['kind', 'text', 'n:Index', 'No'],
                ['value', 'real', '', 'Yes'],
                ['taken_at', 'timestamptz', 'n:Index', 'No'],
              ],
            ),
          ) +
          code('sample.sql', [
            '-- readings of one visit',
            'select kind, value, taken_at',
            'from readings',
            "where visit_id = '5f21…'",
            'order by taken_at;',
          ]),
        1,
      ),
    ),
  ),
];
