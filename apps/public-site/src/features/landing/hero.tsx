import { ButtonLink, Container } from '@showcase/ui';
import picture from '../../assets/hero.webp';
import {
  Content,
  Figures,
  Headline,
  HeroButtons,
  HeroSection,
  Lead,
  Picture,
} from './hero.styles.ts';

const stats = [
  { figure: '500+', label: 'Projects' },
  { figure: '1.2K+', label: 'Developers' },
  { figure: '98%', label: 'Client satisfaction' },
  { figure: '24/7', label: 'Support' },
];

export function Hero() {
  return (
    <HeroSection data-theme="night">
      <Picture src={picture} alt="" width={1200} height={720} fetchPriority="high" />
      <Container>
        <Content>
          <Headline>
            Showcase and hire <em>top Bolt devs</em>
          </Headline>
          <Lead>
            Show what you've built with Bolt, or hire someone who has already built something like
            your idea.
          </Lead>
          <HeroButtons>
            <ButtonLink variant="primary" size="l" href="/projects">
              Explore Projects
            </ButtonLink>
            <ButtonLink size="l" href="/creators">
              Find Creators
            </ButtonLink>
          </HeroButtons>
          <section aria-label="Bolt Showcase in numbers">
            <Figures>
              {stats.map(({ figure, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </Figures>
          </section>
        </Content>
      </Container>
    </HeroSection>
  );
}
