import type { ComponentPropsWithRef } from 'react';
import { Chip } from './chip.tsx';
import { ChipList } from './chip.styles.ts';

type ChipRowProps = ComponentPropsWithRef<'ul'> & {
  /** The accessible name of the list. */
  label: string;
  items: readonly string[];
  /** The number of chips before '+N' counts the rest. */
  limit: number;
  /** Long chips are cut off, instead of a second row. */
  isOneRow?: boolean;
};

/** The first few items of a list, and how many more there are. */
export function ChipRow({ label, items, limit, isOneRow = false, ...rest }: ChipRowProps) {
  const extra = items.length - limit;
  return (
    <ChipList {...rest} $isOneRow={isOneRow} role="list" aria-label={label}>
      {items.slice(0, limit).map((item, index) => (
        <li key={index}>
          <Chip>{item}</Chip>
        </li>
      ))}
      {extra > 0 && (
        <li>
          <Chip title={items.slice(limit).join(', ')}>{`+${extra}`}</Chip>
        </li>
      )}
    </ChipList>
  );
}
