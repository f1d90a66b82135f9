import { BadgePercent, IdCard, ShieldCheck, Timer } from 'lucide-react';

export const BENEFITS = [
  {
    icon: BadgePercent,
    title: '0% commission',
    text: 'What a client pays for your service is what you earn.',
  },
  {
    icon: ShieldCheck,
    title: '30-day money-back guarantee',
    text: 'Clients can hire with confidence, even if they do not know you yet.',
  },
  {
    icon: Timer,
    title: 'About 5 minutes of onboarding',
    text: 'A short interview in your language writes your profile.',
  },
  {
    icon: IdCard,
    title: 'A public profile of your own',
    text: 'Projects, services and reviews on one page with its own address.',
  },
] as const;

export const STATISTICS = [
  { value: '500+', label: 'Projects' },
  { value: '1.2K+', label: 'Developers' },
  { value: '98%', label: 'Client satisfaction' },
  { value: '24/7', label: 'Support' },
] as const;
