import { Sum, SumLine } from './pricing.styles.ts';

const lines = [
  ['A client pays', '$1,000'],
  ['Bolt Showcase takes', '$0'],
  ['The creator receives', '$1,000'],
] as const;

/** An example of what a client pays and a creator receives. */
export function PriceSum() {
  return (
    <Sum>
      {lines.map(([label, amount]) => (
        <SumLine key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </SumLine>
      ))}
    </Sum>
  );
}
