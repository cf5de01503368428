interface Icon {
  /** The file's name without its ending. */
  name: string;
  /** In px. */
  side: number;
  maskable?: boolean;
}

export const appleIcon: Icon = { name: 'apple-touch-icon', side: 180 };

/** What the web manifest offers. */
export const manifestIcons: Icon[] = [
  { name: 'icon-192', side: 192 },
  { name: 'icon-512', side: 512 },
  { name: 'icon-maskable-512', side: 512, maskable: true },
];
