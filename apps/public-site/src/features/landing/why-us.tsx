import { Container } from '@showcase/ui';
import { CodeXml, Earth, Zap } from 'lucide-react';
import { Band, Reason, ReasonIcon, Reasons, Title } from './why-us.styles.ts';

const reasons = [
  {
    icon: Zap,
    title: 'Lightning Fast',
    text: 'Bolt projects go from a conversation to a working link in days. Open the live ones and try them.',
  },
  {
    icon: Earth,
    title: 'Global Reach',
    text: 'Creators from San Francisco to Berlin, clients from anywhere, and prices in dollars that you know before work starts.',
  },
  {
    icon: CodeXml,
    title: 'Code Showcase',
    text: 'Look behind the screenshots, with code samples, videos and live demos.',
  },
];

export function WhyUs() {
  return (
    <Band aria-labelledby="why-us">
      <Container>
        <Title id="why-us">Why Bolt Showcase</Title>
        <Reasons role="list">
          {reasons.map(({ icon: Icon, title, text }) => (
            <Reason key={title}>
              <ReasonIcon>
                <Icon aria-hidden />
              </ReasonIcon>
              <h3>{title}</h3>
              <p>{text}</p>
            </Reason>
          ))}
        </Reasons>
      </Container>
    </Band>
  );
}
