import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_S = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
/** Places in /proc/PID/stat behind the name, which may hold spaces (proc_pid_stat(5)). */
const GROUP = 2;
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

export interface Usage {
  cpuMs: number;
  /** The most memory that each held at once, added up. */
  peakBytes: number;
}

/** What all processes of a group have used since they started. Linux only. */
export function measureProcesses(group: number): Usage {
  const usage = { cpuMs: 0, peakBytes: 0 };
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = readIfThere(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
    if (Number(fields[GROUP]) !== group) continue;
    usage.cpuMs += ((Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) / TICKS_PER_S) * 1000;
    usage.peakBytes += Number(/VmHWM:\s*(\d+) kB/.exec(readIfThere(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
  }
  return usage;
}

/** Processes end while the list is read. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
