import { Section } from '../company-page.styles.ts';
import { Example, Model, ModelList } from './pricing.styles.ts';

const models = [
  { name: 'Fixed price', text: 'One price for everything.', example: '$1,800' },
  { name: 'Hourly', text: 'Pay for the hours you agree on.', example: '$110 / h' },
  { name: 'Packages', text: 'Choose from two or more.', example: '$450 – $6,200' },
];

/** The ways in which a service can be priced. */
export function PricingModels() {
  return (
    <Section aria-labelledby="pricing-models">
      <h2 id="pricing-models">Three ways to pay</h2>
      <ModelList role="list">
        {models.map(({ name, text, example }) => (
          <Model key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
            <Example>
              <small>For example</small>
              <b>{example}</b>
            </Example>
          </Model>
        ))}
      </ModelList>
    </Section>
  );
}
