import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Fact, FactListElement } from './fact-list.styles.ts';

export type FactListProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  /** Facts without a value are omitted. */
  facts: readonly { label: string; value: ReactNode }[];
};

/** Short facts about one thing, each with its label. */
export function FactList({ facts, ...rest }: FactListProps) {
  const filledFacts = facts.filter(
    ({ value }) => value !== null && value !== undefined && value !== '',
  );
  return (
    <FactListElement {...rest}>
      {filledFacts.map(({ label, value }) => (
        <Fact key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fact>
      ))}
    </FactListElement>
  );
}
