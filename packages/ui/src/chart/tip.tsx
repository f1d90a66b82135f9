import type { TooltipContentProps } from 'recharts';
import { TipBox } from './chart.styles.ts';

type TipProps = Partial<Pick<TooltipContentProps, 'active' | 'label' | 'payload'>> & {
  format: (value: number) => string;
};

/** The tooltip with the values at the pointer. */
export function Tip({ active, label, payload, format }: TipProps) {
  if (!active || !payload) return null;
  return (
    <TipBox>
      <p>{label}</p>
      {payload.map(({ name, value }, index) => (
        <p key={index}>{`${String(name)}: ${format(Number(value))}`}</p>
      ))}
    </TipBox>
  );
}
