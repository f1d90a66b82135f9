import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Fact, FactListElement } from './fact-list.styles.ts';

export type FactListProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  /** What has no value is left out. */
  facts: readonly { label: string; value: ReactNode }[];
};

/** Short facts about one thing, each under its name. */
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
