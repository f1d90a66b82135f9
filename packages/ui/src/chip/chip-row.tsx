import type { ComponentPropsWithRef } from 'react';
import { Chip } from './chip.tsx';
import { ChipList } from './chip.styles.ts';
import { fitChips } from './fit-chips.ts';

type ChipRowProps = ComponentPropsWithRef<'ul'> & {
  /** The accessible name of the list. */
  label: string;
  items: readonly string[];
  /** The number of chips before '+N' counts the rest. */
  limit: number;
};

/** The first few items of a list, and how many more there are. */
export function ChipRow({ label, items, limit, ...rest }: ChipRowProps) {
  return (
    <ChipList {...rest} role="list" aria-label={label}>
      {items.slice(0, limit).map((item, index) => (
        <li key={index}>
          <Chip>{item}</Chip>
        </li>
      ))}
      {items.length > limit && (
        <li>
          <RestChip items={items} count={limit} />
        </li>
      )}
    </ChipList>
  );
}

const rowWidths = ['narrow', 'medium', 'wide', 'full'] as const;

/** The same in one row: the narrower the container around it, the fewer chips before '+N'. */
export function ChipLine({ label, items, limit, ...rest }: ChipRowProps) {
  const counts = rowWidths.map((row) => ({ row, count: fitChips(items, limit, row) }));
  const shown = Math.max(...counts.map(({ count }) => count));
  return (
    <ChipList {...rest} role="list" aria-label={label} $isOneRow>
      {items.slice(0, shown).map((item, index) => (
        <li key={index} data-from={counts.find(({ count }) => count > index)?.row}>
          <Chip>{item}</Chip>
        </li>
      ))}
      {counts.map(
        ({ row, count }) =>
          count < items.length && (
            <li key={row} data-only={row} hidden={row !== 'full'}>
              <RestChip items={items} count={count} />
            </li>
          ),
      )}
    </ChipList>
  );
}

function RestChip({ items, count }: { items: readonly string[]; count: number }) {
  return <Chip title={items.slice(count).join(', ')}>{`+${items.length - count}`}</Chip>;
}
