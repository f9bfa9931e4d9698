"""The rules of Targi. They import `igroteka.core` and nothing else."""
