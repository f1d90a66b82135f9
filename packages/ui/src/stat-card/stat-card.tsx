import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { StatCardElement, StatHint, StatLabel, StatValue } from './stat-card.styles.ts';

export type StatCardProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  label: ReactNode;
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
};

/** A statistic and its label. */
export function StatCard({ label, value, hint, icon, ...rest }: StatCardProps) {
  const labelId = useId();
  return (
    <StatCardElement role="group" aria-labelledby={labelId} {...rest}>
      <StatLabel>
        <span id={labelId}>{label}</span>
        {icon && <span aria-hidden>{icon}</span>}
      </StatLabel>
      <StatValue>{value}</StatValue>
      {hint && <StatHint>{hint}</StatHint>}
    </StatCardElement>
  );
}
