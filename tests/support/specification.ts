/** The texts and links that the specification fixes. Addresses are read in order, joined by spaces. */
export const NOT_FOUND_TEXT = "Oops! The page you're looking for doesn't exist.";

/** An owner may have other services than these three. `targets`: where the links of the page's main part lead. */
export const specifiedPages = [
  {
    path: '/',
    label: 'Home',
    h1: /\w/,
    titles: [
      'Our Services',
      'Business Impact',
      'Customer Support Automation',
      'Data-Driven Decision Making',
      'Operational Efficiency',
    ],
    services: ['Custom Agent Development', 'AI Research', 'SaaS Platform Development'],
    targets: /^\/services \/contact( \/services){2,5} \/methodology \/contact$/,
  },
  {
    path: '/services',
    label: 'Services',
    h1: 'Services',
    titles: [],
    services: ['Custom Agent Development', 'AI Research', 'Custom SaaS Development'],
    targets: /^\/contact( \/contact){2,5}$/,
  },
  {
    path: '/methodology',
    label: 'Methodology',
    h1: /Deliver Impact/,
    titles: ['Discovery Phase', 'Iterative Development', 'Scaling for Impact'],
    targets: /^\/contact$/,
  },
  {
    path: '/about',
    label: 'About',
    h1: 'About',
    titles: ['Innovation', 'Excellence', 'Client-Centricity', 'Impact'],
    targets: /^mailto:\S+ \/contact$/,
  },
  {
    path: '/contact',
    label: 'Contact',
    h1: 'Contact',
    titles: [],
    targets: /^mailto:\S+ (\+\d+ )?\/contact\.vcf$/,
  },
];
