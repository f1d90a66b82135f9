import type { InterviewTexts } from '../texts.ts';

export const fr: InterviewTexts = {
  placeholder: 'Écrivez votre réponse...',
  cannotReadAloud:
    'Ce navigateur ne peut pas lire à voix haute. Vous pouvez toujours lire tous les messages.',
  greetings: [
    'Bonjour et bienvenue sur Bolt Showcase ! Je vais vous aider à créer votre profil.',
    'J’ai quelques questions sur votre travail. Vos réponses formeront le profil que verront les clients.',
    'Écrivez comme vous parleriez à un client : vos compétences, votre expérience, les projets dont vous êtes fier ou fière.',
    'On commence ? Dites-moi qui vous êtes et ce que vous aimez créer avec Bolt.',
  ],
  suggestions: [
    'J’ai 5 ans d’expérience avec React et Node',
    'Je crée des produits SaaS avec TypeScript et PostgreSQL',
    'Je travaille en frontend et le design me passionne',
    'J’apprends Python et je cherche de nouveaux projets',
    'Mon tarif horaire est de $80',
  ],
  followUps: [
    'Quelles technologies utilisez-vous le plus, et pourquoi celles-là ?',
    'Quel genre de produit préférez-vous créer ?',
    'Parlez-moi d’une réalisation dont vous êtes content. Quel a été votre rôle ?',
    'Comment commencez-vous quand on vous apporte seulement une idée vague ?',
    'Comment utilisez-vous Bolt au quotidien ?',
    'Quel est le problème le plus difficile que vous ayez résolu récemment ?',
    'Comment testez-vous votre travail avant de le livrer ?',
    'Comment tenez-vous les gens informés pendant que vous travaillez ?',
    'Préférez-vous les missions courtes ou les longues collaborations ?',
    'Combien d’heures par semaine pouvez-vous consacrer à de nouvelles missions ?',
    'Quels secteurs connaissez-vous bien ?',
    'Comment gérez-vous les retours et les changements tardifs ?',
    'Travaillez-vous en solo ou en équipe ?',
    'Qu’est-ce qu’un bon design pour vous ?',
    'Comment prenez-vous soin d’un produit une fois en ligne ?',
    'De quels outils ne pourriez-vous pas vous passer ?',
    'Dans quel fuseau horaire travaillez-vous, et quand peut-on vous joindre ?',
    'Qu’aimeriez-vous créer ensuite ?',
    'Que faut-il avoir préparé avant que vous commenciez ?',
    'Y a-t-il autre chose que l’on devrait savoir sur vous ?',
  ],
  dollarQuestion:
    'Ici, les tarifs sont indiqués en dollars américains. Quel est votre tarif horaire en dollars, par exemple $80 ?',
  topicKeywords: {
    experience: ['expérience', 'experience'],
    frameworks: ['framework', 'cadriciel'],
    backend: ['backend', 'serveur'],
    projects: ['projet'],
    clients: ['client'],
    learning: ['appren', 'appris'],
    passion: ['passion'],
    rates: ['tarif', 'taux'],
  },
  topicReplies: {
    experience: 'Voilà une expérience solide. Quelle partie vous a le plus appris ?',
    frameworks: 'De bons outils. Quel framework choisissez-vous en premier, et pourquoi ?',
    backend:
      'Comment construisez-vous un backend d’habitude : base de données, connexion, hébergement ?',
    projects: 'J’aimerais en savoir plus. Quel était l’objectif, et quel a été le résultat ?',
    clients:
      'Comment vous assurez-vous, avant de commencer, que vos clients et vous parlez de la même chose ?',
    learning:
      'La curiosité paie. Qu’apprenez-vous en ce moment, et à quoi cela vous servira-t-il ?',
    passion: 'On sent que cela vous tient à cœur. Qu’est-ce qui vous porte les jours difficiles ?',
    rates: 'Merci, cela aide les clients à prévoir. Que comprend votre tarif en général ?',
  },
};
