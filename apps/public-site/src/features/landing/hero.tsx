import { ButtonLink, Container } from '@showcase/ui';
import darkPicture from '../../assets/hero-dark.webp';
import lightPicture from '../../assets/hero.webp';
import {
  Content,
  DarkPicture,
  Headline,
  HeroButtons,
  HeroSection,
  Lead,
  LightPicture,
} from './hero.styles.ts';

/** Only the one of the theme is shown, and a browser fetches no picture that is lazy and not shown. */
const picture = {
  alt: '',
  width: 1600,
  height: 1000,
  loading: 'lazy',
  fetchPriority: 'high',
} as const;

/** As wide as the screen, and extends under the transparent top bar. */
export function Hero() {
  return (
    <HeroSection>
      <LightPicture src={lightPicture} {...picture} />
      <DarkPicture src={darkPicture} {...picture} />
      <Container>
        <Content>
          <Headline>Showcase and hire top Bolt devs</Headline>
          <Lead>
            Publish what you built with Bolt, or find the developer who already built something like
            it.
          </Lead>
          <HeroButtons>
            <ButtonLink variant="primary" size="l" href="/projects">
              Explore Projects
            </ButtonLink>
            <ButtonLink size="l" href="/creators">
              Find Creators
            </ButtonLink>
          </HeroButtons>
        </Content>
      </Container>
    </HeroSection>
  );
}
