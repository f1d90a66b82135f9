import { ButtonLink, Container, useTheme } from '@showcase/ui';
import darkPicture from '../../assets/hero-dark.webp';
import lightPicture from '../../assets/hero.webp';
import { Headline, Content, HeroButtons, HeroSection, Lead, Picture } from './hero.styles.ts';

/** As wide as the screen, and extends under the transparent top bar. */
export function Hero() {
  const { theme } = useTheme();
  return (
    <HeroSection>
      <Picture
        src={theme === 'dark' ? darkPicture : lightPicture}
        alt=""
        width={1600}
        height={1000}
        fetchPriority="high"
      />
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
