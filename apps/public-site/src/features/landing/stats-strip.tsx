import { Container } from '@showcase/ui';
import { Figure, Figures, Strip } from './stats-strip.styles.ts';

const stats = [
  { figure: '500+', label: 'Projects' },
  { figure: '1.2K+', label: 'Developers' },
  { figure: '98%', label: 'Client satisfaction' },
  { figure: '24/7', label: 'Support' },
];

export function StatsStrip() {
  return (
    <Strip aria-label="Bolt Showcase in numbers">
      <Container>
        <Figures>
          {stats.map(({ figure, label }) => (
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
