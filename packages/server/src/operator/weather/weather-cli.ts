import { runWeather } from './run-weather.ts';

process.exitCode = await runWeather(process.argv.slice(2), process);
