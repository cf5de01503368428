export type HostName = 'npm start' | 'nginx' | 'Caddy' | 'Cloudflare';

/** A program that serves a built folder by the configuration in deploy/. */
export interface Host {
  name: HostName;
  isInstalled: () => boolean;
  /** Starts it on a free port of this machine alone. */
  start: (folder: string) => Promise<RunningHost>;
}

export interface RunningHost {
  port: number;
  /** Of the first of its processes, which the others form a group with. */
  pid: number;
  stop: () => Promise<void>;
}
