import { Container } from '@showcase/ui';
import { Figure, Figures, Strip } from './stats-strip.styles.ts';

const claims = [
  { figure: '500+', label: 'Projects' },
  { figure: '1.2K+', label: 'Developers' },
  { figure: '98%', label: 'Client Satisfaction' },
  { figure: '24/7', label: 'Support' },
];

export function StatsStrip() {
  return (
    <Strip aria-label="Bolt Showcase in numbers">
      <Container>
        <Figures>
          {claims.map(({ figure, label }) => (
            <Figure key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </Figure>
          ))}
        </Figures>
      </Container>
    </Strip>
  );
}
